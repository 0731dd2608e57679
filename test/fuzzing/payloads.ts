import { randomUUID } from 'node:crypto';
import type { Chance } from '#test/fuzzing/chance.ts';

/** A share that a proof can be sent for, with the token and the cookie of people who may open it. */
export type Target = { paymentId: string; userId: string; token: string; cookie: string };
export type Sent = { path: string; headers: Record<string, string>; body: Buffer | string };

const NAMES = [
  'sendEmail',
  'sendPaymentRequestNotification',
  'checkPaymentStatus',
  'verifyPaymentProof',
] as const;

/** Values of a wrong type or an odd form. */
export const STRANGE: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  5.5,
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202E',
  "' or 1=1 --",
  '../../etc/passwd',
  '=cmd|calc',
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  [],
  [[[[[[]]]]]],
  {},
  { toString: 'x' },
  { constructor: { prototype: { admin: true } } },
  JSON.parse('{"__proto__":{"homeId":5}}'),
  { homeId: 5 },
  { homeId: '\u0000' },
  ['\uD800', { '\u0000': '\uDC00' }],
  randomUUID(),
  'AAAA',
  '====',
  'data:image/png;base64,AAAA',
];

/** The first bytes of accepted types; no decoder can open what follows them. */
const MAGIC: readonly [string, ...string[]] = [
  '89504e470d0a1a0a0000000d49484452',
  'ffd8ffe000104a46494600010100',
  '474946383961',
  '52494646ffffffff57454250',
  '255044462d312e370a',
  '',
];
const MIME_TYPES: readonly [string, ...string[]] = [
  'image/png',
  'image/jpeg',
  'image/jpg',
  'image/gif',
  'image/webp',
  'application/pdf',
  'image/svg+xml',
  'IMAGE/PNG',
  '',
];

/** Returns a file that no decoder opens, possibly with the first bytes of a known type. */
const brokenFile = (chance: Chance) =>
  Buffer.concat([Buffer.from(chance.one(MAGIC), 'hex'), chance.bytes(chance.below(600))]);

function dataFor(name: string, target: Target, chance: Chance): Record<string, unknown> {
  const { paymentId, userId, token } = target;
  if (name === 'sendEmail')
    return { to: 'person1@example.com', subject: 'Hello', html: `<b>${chance.below(1000)}</b>` };
  if (name === 'sendPaymentRequestNotification') return { paymentId };
  if (name === 'checkPaymentStatus') return { paymentId, userId, token };
  return {
    paymentId,
    userId,
    token,
    fileData: brokenFile(chance).toString('base64'),
    mimeType: chance.one(MIME_TYPES),
  };
}

/** Returns the data with one part strange, missing or too many. */
function mutatedData(data: Record<string, unknown>, chance: Chance): unknown {
  const keys = Object.keys(data) as [string, ...string[]];
  const key = chance.one(keys);
  const strange = chance.one(STRANGE);
  const mutations = [
    () => ({ ...data, [key]: strange }),
    () => Object.fromEntries(Object.entries(data).filter(([name]) => name !== key)),
    () => ({ ...data, [JSON.stringify(strange) ?? '']: strange }),
    () => strange,
    () => [data],
    () => data,
  ] as const;
  return chance.one(mutations)();
}

const deep = (open: string, close: string) =>
  open.repeat(100_000 / (open.length + close.length)) + close.repeat(100_000 / (open.length + close.length));

/** Returns the body with wrong bytes. */
export function mutatedBody(body: string, chance: Chance): Buffer | string {
  const bytes = Buffer.from(body);
  const at = chance.below(bytes.length);
  const mutations = [
    () => body,
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), chance.bytes(8), bytes.subarray(at)]),
    () => bytes.fill(chance.below(256), at, at + 1),
    () => chance.bytes(chance.below(200)),
    () => '['.repeat(2000),
    () => `{"json":${deep('[', ']')}}`,
    () => `{"data":${deep('[{"a":', '}]')}}`,
    () => deep('{"json":', '}'),
    () => body.replaceAll(/\d+/g, '9'.repeat(400)),
  ] as const;
  return chance.one(mutations)();
}

const TYPES: readonly [string, ...string[]] = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/JSON',
];
const PREFIXES: readonly [string, ...string[]] = ['/functions/', '/some-project/us-central1/'];

/** Returns a call of a callable that is malformed, or that carries a file that no decoder opens. */
export function payload(targets: readonly [Target, ...Target[]], chance: Chance): Sent {
  const target = chance.one(targets);
  const name = chance.one(NAMES);
  const data = dataFor(name, target, chance);
  // Every second file is sent unchanged.
  const whole = name === 'verifyPaymentProof' && chance.isOften(1, 2);
  const body = JSON.stringify({ data: whole ? data : mutatedData(data, chance) });
  return {
    path: `${chance.one(PREFIXES)}${chance.isOften(1, 50) ? 'constructor' : name}`,
    headers: {
      'content-type': chance.isOften(9, 10) ? 'application/json' : chance.one(TYPES),
      ...(chance.isOften(1, 2) && { cookie: target.cookie }),
      ...(chance.isOften(1, 10) && {
        authorization: `Bearer ${chance.bytes(20).toString(chance.one(['hex', 'base64', 'base64url']))}`,
      }),
    },
    body: !whole && chance.isOften(1, 4) ? mutatedBody(body, chance) : body,
  };
}

/** Returns a receipt with some of its bytes changed, cut off or moved. Much of it still opens. */
export function mutatedFile(receipt: Buffer, chance: Chance): Buffer {
  const bytes = Buffer.from(receipt);
  const mutations = [
    () => bytes,
    () => {
      for (let flips = chance.below(40); flips >= 0; flips--)
        bytes[chance.below(bytes.length)] = chance.below(256);
      return bytes;
    },
    () => bytes.subarray(0, chance.below(bytes.length)),
    () => Buffer.concat([bytes, chance.bytes(500)]),
    () => {
      const from = chance.below(bytes.length);
      return Buffer.concat([bytes.subarray(0, from), bytes.subarray(chance.below(bytes.length))]);
    },
    () => bytes.fill(0, chance.below(bytes.length)),
  ] as const;
  return chance.one(mutations)();
}

/** Returns a call that sends the file as a proof of that share. */
export const proofCall = (target: Target, file: Buffer, mimeType: string): Sent => ({
  path: '/functions/verifyPaymentProof',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    data: { ...target, cookie: undefined, fileData: file.toString('base64'), mimeType },
  }),
});
