import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { confine } from '#server/reading/decoders/confinement.ts';

// In a folder that everyone can reach, so that only the confinement stops a process.
const folder = mkdtempSync(path.join(tmpdir(), 'serumah-confined-'));
const hidden = path.join(folder, 'data');
const program = path.join(folder, 'program');
const socket = path.join(hidden, 'socket');
mkdirSync(hidden);
mkdirSync(program);
chmodSync(folder, 0o755);
writeFileSync(path.join(hidden, 'secret'), 'of ours');
writeFileSync(path.join(program, 'file'), 'to be read');
// As if the server were the ordinary user who owns the program.
chmodSync(path.join(program, 'file'), 0o666);

const listening = (server: Server, at: string | number) =>
  new Promise<Server>((done) => server.listen(at as string, () => done(server)));
const servers = await Promise.all([listening(createServer(), socket), listening(createServer(), 0)]);
chmodSync(socket, 0o777);
const { port } = servers[1].address() as AddressInfo;
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

const reach = `
  const { appendFileSync, readFileSync, readdirSync } = require('node:fs');
  const { execSync } = require('node:child_process');
  const tried = (act) => { try { return act(); } catch (error) { return error.code ?? 'failed'; } };
  const met = (at) => new Promise((done) => {
    const to = require('node:net').connect(at);
    to.on('connect', () => done('connected')).on('error', ({ code }) => done(code));
  });
  const run = (command) => tried(() => execSync(command, { stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim());
  const privileges = /NoNewPrivs:\\s+1/.test(readFileSync('/proc/self/status', 'utf8'));
  Promise.all([met({ path: '${socket}' }), met({ port: ${port}, host: '127.0.0.1' })]).then(([socket, network]) => {
    console.log(JSON.stringify({
      program: tried(() => readFileSync('${program}/file', 'utf8')),
      hidden: tried(() => readdirSync('${hidden}')),
      lifted: run('umount ${hidden}; ls ${hidden}'),
      liftedInside: run('unshare --user --map-root-user --mount sh -c "umount ${hidden}; ls ${hidden}"'),
      written: run('touch ${hidden}/file && echo written'),
      changed: tried(() => appendFileSync('${program}/file', ' and more')),
      changedInside: run('unshare --user --map-root-user --mount sh -c "mount -o remount,bind,rw /; echo more >>${program}/file && echo changed"'),
      killed: tried(() => process.kill(${process.pid}, 0)),
      socket, network, privileges,
    }));
  });
`;

/** PostgreSQL may run as the user 'nobody'. */
const OWNS_NOTHING = 65_533;
// Only root can change the user, and only to a user who can run node.
const becomes =
  process.getuid?.() === 0 &&
  process.platform === 'linux' &&
  spawnSync(process.execPath, ['--version'], { uid: OWNS_NOTHING, gid: OWNS_NOTHING, cwd: '/' }).status === 0;

const confinement = await confine([hidden], [path.join(program, 'file')]);

// If the system refuses, `npm run doctor` says so.
test.runIf(confinement.walled)('it sees neither the data nor a network, and cannot reach them', () => {
  const [command = '', ...rest] = [...confinement.prefix, process.execPath, '-e', reach];
  const said = JSON.parse(execFileSync(command, rest, { cwd: '/', env: {}, encoding: 'utf8' })) as object;
  expect(said).toEqual({
    program: 'to be read',
    hidden: [],
    lifted: '',
    liftedInside: expect.stringMatching(/^(?:failed|)$/) as string,
    written: 'failed',
    changed: 'EROFS',
    changedInside: 'failed',
    killed: becomes ? 'EPERM' : true,
    socket: 'ENOENT',
    network: expect.stringMatching(/^(?:ENETUNREACH|ECONNREFUSED)$/) as string,
    privileges: true,
  });
});

test.runIf(becomes)('if root starts it, it runs as a user who owns nothing', async () => {
  const [command = '', ...rest] = [...confinement.prefix, '/bin/cat'];
  const child = spawn(command, rest, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.write('there');
  await once(child.stdout, 'data');
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  child.stdin.end();
  for (const name of ['Uid', 'Gid'])
    expect(status).toMatch(new RegExp(`^${name}:(?:\\t${OWNS_NOTHING}){4}$`, 'm'));
  expect(confinement.ids).toEqual({ uid: OWNS_NOTHING, gid: OWNS_NOTHING });
});

test('it is known whether it could write what it reads', async () => {
  expect(confinement.readsOnly).toBe(confinement.walled);
});

test.runIf(confinement.walled)(
  'the files that it needs stay visible, also inside hidden folders',
  async () => {
    const around = await confine([folder, hidden], [program]);
    const [command = '', ...rest] = [...around.prefix, '/bin/sh', '-c', `cat ${program}/file; ls ${hidden}`];
    expect(execFileSync(command, rest, { cwd: '/', env: {}, encoding: 'utf8' })).toBe('to be read');
  },
);
