// A reverse proxy as a host has one: HTTP/2 over TLS, with a certificate made for this run. It passes compressed answers on unchanged.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIGHTHOUSE_PORT, PORT } from '../../test/browser/places.ts';

function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
      ' ',
    );
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

/** Headers of one connection, and those of HTTP/2 itself. */
const OF_CONNECTION =
  /^(?::.*|connection|keep-alive|proxy-connection|transfer-encoding|upgrade|http2-settings)$/;
const passedOn = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)));

const agent = new Agent({ keepAlive: true });

function forward(request: Http2ServerRequest, response: Http2ServerResponse) {
  const host = request.headers[':authority'] ?? request.headers.host ?? '';
  const asked = ask(
    {
      agent,
      port: PORT,
      host: '127.0.0.1',
      method: request.method,
      path: request.url,
      headers: { ...passedOn(request.headers), host },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(response);
    },
  );
  asked.once('error', () => response.destroy());
  response.once('close', () => asked.destroy());
  request.pipe(asked);
}

createSecureServer({ ...makeCertificate(), allowHTTP1: true }, forward).listen(LIGHTHOUSE_PORT);
