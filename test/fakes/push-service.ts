import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '#domain/pushes.ts';

/** The service's answer to a push: a status, or none at all. */
export type Answer =
  | number
  | 'silence'
  | { status: number; headers?: Record<string, string>; reason?: string };
export type ReceivedPush = {
  message: PushMessage;
  /** The size of the whole body. */
  bytes: number;
  topic: string;
  ttl: number;
  urgency: string;
  /** The signer (RFC 8292), after the signature was verified. */
  by: { key: string; audience: string; subject: string; expires: Date };
};
/** The subscription that a browser gives to its page. */
type FakeSubscription = { endpoint: string; p256dh: string; auth: string };
type Browser = ReturnType<typeof makeKeys>;

const RECORD_HEADER = 21;
const TAG = 16;

function makeKeys() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { curve, secret: randomBytes(16) };
}

const expand = (key: Uint8Array, salt: Uint8Array, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
const infoOf = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);

/** RFC 8291 on top of RFC 8188, implemented from the texts. A push has one record. */
function decrypt(body: Buffer, { curve, secret }: Browser): string {
  const salt = body.subarray(0, 16);
  const recordBytes = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(RECORD_HEADER, RECORD_HEADER + keyLength);
  const record = body.subarray(RECORD_HEADER + keyLength);
  if (record.length > recordBytes) throw new Error('more than one record');
  const shared = curve.computeSecret(senderKey);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const key = expand(shared, secret, keyInfo, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    expand(key, salt, infoOf('aes128gcm'), 16),
    expand(key, salt, infoOf('nonce'), 12),
  );
  decipher.setAuthTag(record.subarray(record.length - TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the record');
  return padded.subarray(0, end).toString('utf8');
}

/** RFC 8292: the key that the token names must have signed it. */
function signerOf(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('not signed with its key');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  return { key, audience: aud, subject: sub, expires: new Date(exp * 1000) };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat((await request.toArray()) as Buffer[]);
}

function answerWith(response: ServerResponse, answer: Answer) {
  if (answer === 'silence') return;
  const {
    status,
    headers = {},
    reason = 'a reason',
  } = typeof answer === 'number' ? { status: answer } : answer;
  response.writeHead(status, headers).end(status >= 400 ? reason : '');
}

/** Starts an RFC 8030 push service on the loopback address. It checks, decrypts and records each push to a subscribed browser. */
export async function startPushService({ port = 0 }: { port?: number } = {}) {
  const browsers = new Map<string, Browser & { answers: Answer[]; pushes: ReceivedPush[]; asked: number }>();
  const problems: unknown[] = [];
  const pushes: ReceivedPush[] = [];
  const connections = { total: 0 };

  async function take(request: IncomingMessage, response: ServerResponse) {
    const browser = browsers.get(request.url ?? '');
    if (!browser) return answerWith(response, 404);
    browser.asked += 1;
    const body = await bodyOf(request);
    const { headers } = request;
    if (request.method !== 'POST' || headers['content-encoding'] !== 'aes128gcm')
      throw new Error('not a push');
    const by = signerOf(headers.authorization ?? '');
    // The last answer repeats.
    const answer = (browser.answers.length > 1 ? browser.answers.shift() : browser.answers[0]) ?? 201;
    if (answer === 201) {
      const push = {
        message: JSON.parse(decrypt(body, browser)) as PushMessage,
        bytes: body.length,
        topic: String(headers['topic']),
        ttl: Number(headers['ttl']),
        urgency: String(headers['urgency']),
        by,
      };
      browser.pushes.push(push);
      pushes.push(push);
    }
    answerWith(response, answer);
    return undefined;
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      problems.push(error);
      answerWith(response, 400);
    });
  });
  server.on('connection', () => (connections.total += 1));
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', listening);
  });
  const { port: bound } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${bound}`;

  return {
    port: bound,
    base,
    /** All pushes, to any browser. */
    pushes,
    /** Requests that broke the standards. */
    problems,
    connections,
    /** Subscribes a browser. The service gives the `answers` in turn, and repeats the last. */
    subscribe(...answers: Answer[]) {
      const path = `/push/${randomUUID()}`;
      const browser = { ...makeKeys(), answers, pushes: [] as ReceivedPush[], asked: 0 };
      browsers.set(path, browser);
      const subscription: FakeSubscription = {
        endpoint: base + path,
        p256dh: browser.curve.getPublicKey('base64url'),
        auth: browser.secret.toString('base64url'),
      };
      return {
        subscription,
        pushes: browser.pushes,
        /** How many pushes were sent to it, with any answer. */
        asked: () => browser.asked,
        /** Replaces the answers. */
        answerWith(...next: Answer[]) {
          browser.answers = next;
        },
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
