import type { Server } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';

const inProject = (name: string) => path.join(import.meta.dirname, '../..', name);

/** Serves the web app from its sources, with hot reload through `server`. */
export async function startDev(server: Server) {
  const vite = await createServer({
    // Vite's default config loader writes a file beside the config. `node --watch` would restart for ever because of it.
    configLoader: 'native',
    // Without this Vite would serve everything in the project folder, including the data.
    server: { middlewareMode: true, hmr: { server }, fs: { allow: ['src', 'node_modules'].map(inProject) } },
    appType: 'spa',
  });
  return { middleware: vite.middlewares, close: () => vite.close() };
}
