/** @module-tag rest */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, statfsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { makeBrowser } from '#test/running/app.ts';
import { freePort, makeFolder, postmasterOf, startProgram } from '#test/running/program.ts';

const DISK_MB = 160;

const account = () => {
  const id = randomUUID();
  return { id, displayName: 'Aisyah Rahman', email: `${id}@example.com`, password: 'correct horse' };
};
const newHome = () => ({ id: randomUUID(), name: 'Seri Pandan 12A', timeZone: 'Asia/Kuala_Lumpur' });
const caught = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ORPCError<string, unknown>,
  );

/** Starts the program with its data on a small disk, which the test can fill. */
async function startOnSmallDisk(folder: string) {
  const PORT = String(await freePort());
  const onSmallDisk = `mount -t tmpfs -o size=${DISK_MB}m,mode=700 none ${folder} && exec "$@"`;
  const prefix = ['unshare', '--mount', '--map-root-user', 'sh', '-c', onSmallDisk, 'sh'];
  const program = await startProgram({ DATA_DIR: folder, PORT }, {}, prefix);
  expect(await program.ready, program.output.err).toBe(true);
  const inside = path.join(`/proc/${program.pid}/root`, folder);
  const ballast = path.join(inside, 'ballast');
  return {
    base: `http://127.0.0.1:${PORT}`,
    async fill() {
      const file = await open(ballast, 'w');
      const { bavail, bsize } = statfsSync(inside);
      await file.writeFile(Buffer.alloc(bavail * bsize)).catch(() => {});
      await file.close();
    },
    makeRoom: () => rmSync(ballast),
    [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
  };
}

const mayMount = () => {
  try {
    execFileSync('unshare', ['--mount', '--map-root-user', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

test.runIf(mayMount())('on a full disk the server refuses changes for now, and loses nothing', async () => {
  await using at = await makeFolder();
  await using program = await startOnSmallDisk(at.folder);
  const { api } = makeBrowser(program.base);
  await api.users.register(account());
  const acknowledged = [newHome()];
  await api.homes.createHome(acknowledged[0] ?? newHome());
  await program.fill();
  const refused = await caught(
    (async () => {
      for (;;) {
        const home = newHome();
        await api.homes.createHome(home);
        acknowledged.push(home);
      }
    })(),
  );
  expect(refused).toMatchObject({ code: 'BUSY', status: 503 });
  program.makeRoom();
  const home = newHome();
  await expect
    .poll(() => caught(api.homes.createHome(home)), { timeout: 30_000, interval: 500 })
    .toBeUndefined();
  const found = (await api.homes.listHomes({})).map(({ id }) => id);
  for (const { id } of [...acknowledged, home]) expect(found).toContain(id);
});

test('a request whose database is killed gets a slow answer', async () => {
  await using at = await makeFolder();
  const PORT = String(await freePort());
  await using program = await startProgram({ DATA_DIR: at.folder, PORT });
  expect(await program.ready, program.output.err).toBe(true);
  const { api } = makeBrowser(`http://127.0.0.1:${PORT}`);
  await api.users.register(account());
  const home = newHome();
  process.kill(postmasterOf(at.folder), 'SIGKILL');
  await api.homes.createHome(home);
  expect((await api.homes.listHomes({})).map(({ id }) => id)).toEqual([home.id]);
});
