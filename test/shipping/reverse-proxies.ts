import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { selfSigned } from '#test/shipping/https.ts';

const deploy = path.join(import.meta.dirname, '../../deploy');
const STARTS_WITHIN_MS = 20_000;

type ReverseProxy = {
  /** The certificate of its authority. */
  authority: string;
  /** Everything in its logs. */
  output: () => string;
  [Symbol.asyncDispose]: () => Promise<void>;
};
type Place = { folder: string; port: number; upstream: string };

/** Replaces each `from` by its `to`. Throws if the example no longer contains a `from`. */
function replaced(text: string, changes: [from: string | RegExp, to: string][]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replaceAll(from, to);
    if (after === before) throw new Error(`no ${String(from)} in the example`);
    return after;
  }, text);
}

const isListening = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (there: boolean) => {
      socket.destroy();
      done(there);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

async function launch(command: string[], { port }: Place, env: Record<string, string> = {}) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    // nginx is in one of the last two folders, which an ordinary user's PATH lacks.
    env: { PATH: `${process.env['PATH']}:/usr/sbin:/sbin`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (part: Buffer) => (text += part.toString()));
  const ended = once(child, 'close');
  const end = performance.now() + STARTS_WITHIN_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > end) {
      child.kill('SIGKILL');
      throw new Error(`${program} does not start: ${text}`);
    }
    await wait(50);
  }
  return {
    output: () => text,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts nginx with deploy/nginx.conf, and replaces only names, paths and ports. */
async function startNginx(place: Place): Promise<ReverseProxy> {
  const { folder, port, upstream } = place;
  const { certificate, key } = selfSigned(folder);
  const example = replaced(readFileSync(path.join(deploy, 'nginx.conf'), 'utf8'), [
    ['/etc/letsencrypt/live/home.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/home.example.com/privkey.pem', key],
    ['home.example.com', 'localhost'],
    // Port 80 may be in use here, and IPv6 may be missing.
    [/ +listen \[::\].*\n/g, ''],
    ['listen 80', `listen 127.0.0.1:${port + 1}`],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['127.0.0.1:3000', upstream],
    ['/var/log/nginx', folder],
  ]);
  writeFileSync(path.join(folder, 'serumah.conf'), example);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const around = [
    'daemon off;',
    // As root it would switch to a user who cannot write to the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${folder}/serumah.conf; }`,
  ];
  writeFileSync(path.join(folder, 'nginx.conf'), around.join('\n'));
  const command = ['nginx', '-e', 'stderr', '-p', folder, '-c', `${folder}/nginx.conf`];
  const started = await launch(command, place);
  const logs = ['serumah-access.log', 'serumah-error.log'].map((name) => path.join(folder, name));
  const output = () => [started.output(), ...logs.map((log) => readFileSync(log, 'utf8'))].join('\n');
  return { authority: certificate, ...started, output };
}

/** Starts Caddy with the unchanged deploy/Caddyfile. Its internal authority signs for localhost. */
async function startCaddy(place: Place): Promise<ReverseProxy> {
  const { folder, port, upstream } = place;
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const example = replaced(readFileSync(path.join(deploy, 'Caddyfile'), 'utf8'), [
    // Leaves the machine alone: no port 80, and no new trusted authority.
    [/^\{$/gm, `{\n admin off\n http_port ${port + 1}\n default_bind 127.0.0.1\n skip_install_trust`],
  ]);
  writeFileSync(path.join(folder, 'Caddyfile'), example);
  const env = {
    HOME: folder,
    XDG_DATA_HOME: data,
    XDG_CONFIG_HOME: data,
    PUBLIC_URL: `https://localhost:${port}`,
    UPSTREAM: upstream,
  };
  const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
  const started = await launch(command, place, env);
  return { authority: path.join(data, 'caddy/pki/authorities/local/root.crt'), ...started };
}

export const REVERSE_PROXIES = { nginx: startNginx, Caddy: startCaddy };
