import type { Server } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';

const inProject = (name: string) => path.join(import.meta.dirname, '../../..', name);

/** Serves the web app from its sources, with hot reload through `server`. */
export async function startWebApp(server: Server) {
  const vite = await createServer({
    // Vite's default loader writes a file beside its config, which makes `node --watch` restart without end.
    configLoader: 'native',
    // Without this Vite serves every file of the project's folder, including the data.
    server: { middlewareMode: true, hmr: { server }, fs: { allow: ['src', 'node_modules'].map(inProject) } },
    appType: 'spa',
  });
  return { middleware: vite.middlewares, close: () => vite.close() };
}
