// The service worker, the same for each language: what it shows comes in its reader's words.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** Writes `worker.js` at the root of the app, whose pages it is for; answers where it stands. */
export async function buildWorker(dist: string): Promise<string> {
  const build = await rolldown({
    input: path.join(import.meta.dirname, '../../src/web/worker/worker.ts'),
    platform: 'browser',
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  const file = path.join(dist, 'worker.js');
  writeFileSync(file, output[0].code);
  return file;
}
