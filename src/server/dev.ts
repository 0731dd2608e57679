import type { Server } from 'node:http';
import { createServer } from 'vite';

/** The web app straight from its sources, with hot reload through `server`. */
export async function startDev(server: Server) {
  const vite = await createServer({
    // Vite's own way to load its config writes a file beside it, which `node --watch` takes for a change: it would restart for ever.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  return { middleware: vite.middlewares, close: () => vite.close() };
}
