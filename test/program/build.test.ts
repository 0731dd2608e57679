/** @module-tag rest */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, globSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { copyProgram, makeFolder, runTool, startProgram } from '#test/running/program.ts';

vi.setConfig({ testTimeout: 120_000 });

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder }).filter((name) => statSync(path.join(folder, name)).isFile());

test('a running server still serves all files of its pages while a new build replaces them', async () => {
  await using at = makeFolder();
  const project = copyProgram(at.folder);
  const served = filesIn(path.join(project, 'dist/served')).filter((name) => !/\.(?:br|gz)$/.test(name));
  await using program = await startProgram({ DATA_DIR: path.join(at.folder, 'data') }, {}, [], project);
  expect(await program.ready, program.output.err).toBe(true);
  renameSync(path.join(project, 'dist'), path.join(project, 'before'));
  rmSync(path.join(project, 'before'), { recursive: true });
  for (const name of ['readyz', 'login', 'dashboard', 'api', ...served])
    expect(await program.status(`/${name}`), name).toBe(200);
});

test('a running server describes its calls after its folder was removed', async () => {
  await using at = makeFolder();
  const project = copyProgram(at.folder);
  await using program = await startProgram({ DATA_DIR: path.join(at.folder, 'data') }, {}, [], project);
  expect(await program.ready, program.output.err).toBe(true);
  renameSync(project, `${project}.old`);
  for (const address of ['/readyz', '/login', '/api', '/api/openapi.json', '/api/page.css', '/api/page.js'])
    expect(await program.status(address), address).toBe(200);
});

test('the server does not start without a complete build, and the doctor says what to do', async () => {
  await using at = makeFolder();
  const project = copyProgram(at.folder);
  const env = { DATA_DIR: path.join(at.folder, 'data') };
  const assets = readdirSync(path.join(project, 'dist/served/assets'));
  const asset = assets.find((name) => name.endsWith('.js')) ?? '';
  rmSync(path.join(project, 'dist/served/assets', asset));
  const output = `The web app is not built, or not completely (/assets/${asset} is missing). Run npm run build.`;
  await using program = await startProgram(env, {}, [], project);
  expect(await program.exit).toBe(1);
  expect(program.output).toEqual({ out: '', err: `${output}\n` });
  expect(existsSync(env.DATA_DIR)).toBe(false);
  const doctor = await runTool('doctor', env, [], project);
  expect(doctor.code).toBe(1);
  expect(doctor.out).toContain(`✗ Build`);
  expect(doctor.out).toContain(output);
});

test('a killed build leaves the old one, and the next build cleans up', async () => {
  await using at = makeFolder();
  const project = copyProgram(at.folder);
  const before = filesIn(path.join(project, 'dist'));
  const begin = () =>
    spawn(process.execPath, ['tools/build.ts'], { cwd: project, detached: true, stdio: 'ignore' });
  const halfMade = () => readdirSync(project).filter((name) => name.startsWith('dist-new-'));
  appendFileSync(path.join(project, 'vite.config.ts'), '\n');
  for (let tries = 0; tries < 2; tries++) {
    const left = halfMade();
    const build = begin();
    const ended = new Promise((done) => build.once('close', done));
    const isUnderWay = () => expect(halfMade()).toEqual([`dist-new-${build.pid}`]);
    await vi.waitFor(isUnderWay, 50_000);
    expect(left).toHaveLength(tries);
    process.kill(-(build.pid ?? 0), 'SIGKILL');
    await ended;
    expect(filesIn(path.join(project, 'dist'))).toEqual(before);
  }
});
