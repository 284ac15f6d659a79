import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // files name each other by their place beside each other: the server may answer below a path
  experimental: { renderBuiltUrl: (_name, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  // tests read the colours
  test: { css: true },
  build: { outDir: "../src/kronrat/server/static", emptyOutDir: true },
  // `npm run dev` shows the client with live reload while `kronrat serve` answers the rest.
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
