"""HTTP and WebSocket: the application, its calls and sockets, the client's files."""
