import type { Server } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';

const inProject = (name: string) => path.join(import.meta.dirname, '../..', name);

/** The web app straight from its sources, with hot reload through `server`. */
export async function startDev(server: Server) {
  const vite = await createServer({
    // Vite's own way to load its config writes a file beside it, which `node --watch` takes for a change: it would restart for ever.
    configLoader: 'native',
    // Else it would give away whatever stands in the project's folder, the data too.
    server: { middlewareMode: true, hmr: { server }, fs: { allow: ['src', 'node_modules'].map(inProject) } },
    appType: 'spa',
  });
  return { middleware: vite.middlewares, close: () => vite.close() };
}
