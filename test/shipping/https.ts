import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http2 from 'node:http2';
import https from 'node:https';
import path from 'node:path';
import tls from 'node:tls';

/** Writes a self-signed certificate for localhost as two files in `folder`. */
export function selfSigned(folder: string) {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...made, ...about, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

/** Makes all clients of this process trust the certificate. */
export function believe(certificate: string) {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(certificate, 'utf8')]);
}

/** Sends a request over HTTP/2. */
export function askByHttp2(base: string, at: string): Promise<{ protocol?: string; status: number }> {
  return new Promise((done, failed) => {
    const client = http2.connect(base);
    client.once('error', failed);
    const stream = client.request({ ':path': at });
    stream.once('error', failed);
    stream.once('response', (headers) => {
      const protocol = client.alpnProtocol;
      client.close();
      stream.resume();
      done({ ...(protocol !== undefined && { protocol }), status: Number(headers[':status']) });
    });
  });
}

type Sent = { from: string; headers?: Record<string, string> };

/** Posts JSON from one of this machine's loopback addresses, such as 127.0.0.2. */
export function postFrom(base: string, at: string, body: unknown, { from, headers }: Sent): Promise<number> {
  return new Promise((done, failed) => {
    const options = {
      method: 'POST',
      localAddress: from,
      family: 4,
      headers: { 'content-type': 'application/json', origin: base, ...headers },
    };
    const request = https.request(`${base}${at}`, options, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode ?? 0));
    });
    request.once('error', failed);
    request.end(JSON.stringify(body));
  });
}
