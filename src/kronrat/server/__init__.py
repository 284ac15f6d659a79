"""The server: tables, seats, moves over one WebSocket, records in SQL."""
