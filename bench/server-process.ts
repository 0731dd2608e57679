import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Usage } from './usage.ts';

const here = import.meta.dirname;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/** Runs a program in its own process, and waits until it is ready. */
async function startServer(program: string, env: Record<string, string>) {
  const port = await freePort();
  const began = performance.now();
  const child = fork(path.join(here, program), {
    env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'warn', ...env },
    execArgv: ['--expose-gc', '--import', path.join(here, 'usage.ts')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ready = new Promise<void>((done, failed) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('ready') && done());
    child.once('exit', () => failed(new Error(`${program} ended before it was ready`)));
  });
  await ready;
  return {
    base: `http://127.0.0.1:${port}`,
    startedMs: performance.now() - began,
    async usage(question: Usage): Promise<number> {
      child.send(question);
      const [answer] = (await once(child, 'message')) as [number];
      return answer;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts the real program, with a running database or its own database in `dataDir`. */
export const startOurs = (env: Record<string, string>) => startServer('../src/server/main.ts', env);

/** Starts one of the bare programs that do only the necessary work. */
export const startFloor = (name: string, env: Record<string, string>) => startServer(name, env);
