/** @module-tag rest */
import { spawn } from 'node:child_process';
import path from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { conclude, type Findings } from '#receipts/verdict/decision.ts';
import { REASONS } from '#domain/proof-reasons.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import { parseAnswer } from '#server/reading/decoders/answers.ts';
import type { DecodeResult } from '#server/reading/opening/messages.ts';
import { frameOf, readFrames, type Message } from '#server/reading/decoders/frames.ts';
import { makePaymentCodeReader } from '#server/reading/decoders/payment-code-reader.ts';
import { makeProofReader } from '#server/reading/decoders/proof-reader.ts';
import { picture } from '#test/builders/images.ts';
import { paymentCode } from '#test/builders/payment-codes.ts';
import { expected, LOOKS, readingOf, recipe } from '#test/builders/proof-pages.ts';

const webp = await picture('webp', [32, 32]);
const look = LOOKS['a bank’s app'];
if (!look) throw new Error('no such look');
const { findings } = decide(readingOf(...look(recipe)), expected);
const made: DecodeResult<'proof'> = { findings, mimeType: 'image/png', preview: webp };

/** Drops what stays in the process: the place of a sum, and the words behind a rule. */
function asTold(found: Findings): Findings {
  const aspects = Object.entries(found).map(([aspect, finding]) => {
    const rules = finding.rules.map(({ rule }) => ({ rule }));
    return [aspect, { ...finding, rules }] as const;
  });
  const told = Object.fromEntries(aspects) as Findings;
  return { ...told, amount: { ...told.amount, paid: told.amount.paid && { sen: told.amount.paid.sen } } };
}

/** Returns the message as it arrives through a pipe. */
function sent(message: Message): Message {
  let heardOf: Message = {};
  const take = readFrames({ text: Infinity, bytes: Infinity }, (each) => {
    heardOf = each;
  });
  for (const piece of frameOf(message)) take(piece);
  return heardOf;
}

/** A process that the first file took over. It then answers with the code in `then`. */
function takenOver(then: string, message: object) {
  const frames = path.join(import.meta.dirname, 'frames.ts');
  const program = `
    import { Socket } from 'node:net';
    import { frameOf } from ${JSON.stringify(frames)};
    const pipe = new Socket({ fd: 3, readable: false, writable: true });
    const say = (message) => frameOf(message).forEach((piece) => pipe.write(piece));
    const message = ${JSON.stringify(message)};
    const webp = Buffer.from('${webp.toString('base64')}', 'base64');
    process.stdin.once('data', () => { ${then} });
    process.stdin.on('end', () => process.exit(0));
    say({ said: 'ready' });`;
  const stdio = ['pipe', 'ignore', 'inherit', 'pipe'] as const;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: [...stdio] });
}

async function readBy(then: string, message: object) {
  const lines: { why?: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line) as never) });
  const reader = makeProofReader({ log, processes: 1, launch: () => takenOver(then, message) });
  try {
    const reading = await reader.read({ bytes: Buffer.from('a file'), expected }, 'here');
    if (!('decision' in reading)) expect(reader.running).toBe(0);
    return { reading, why: lines.map(({ why }) => why) };
  } finally {
    reader.close();
  }
}

const honest = { said: 'made', mimeType: 'image/png', findings };
const SAY = 'say({ ...message, preview: webp });';

test('a valid answer is passed on', async () => {
  const { reading } = await readBy(`say({ said: 'opened' }); ${SAY}`, honest);
  const decision = conclude(asTold(findings));
  expect(reading).toEqual({ decision, mimeType: 'image/png', preview: webp });
  expect(decision.outcome).toBe('verified');
});

test.each([
  ['promises 2 GB', 'pipe.write(Buffer.from([100, 0, 0, 0, 0, 0, 0, 128]));'],
  [
    'answers with 11 MB',
    'say({ ...message, preview: Buffer.concat([webp, Buffer.alloc(11 * 1024 ** 2)]) });',
  ],
  ['says more than a receipt can', "say({ ...message, preview: webp, more: 'a'.repeat(1024 ** 2) });"],
  ['says nothing', 'pipe.write(Buffer.alloc(8));'],
  ['says what is no JSON', 'pipe.write(Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 91, 91]));'],
  ['says JSON of another form', 'pipe.write(Buffer.from([4, 0, 0, 0, 0, 0, 0, 0, ...Buffer.from("null")]));'],
  ['is ready once more', "say({ said: 'ready' });"],
  ['opens it twice', "say({ said: 'opened' }); say({ said: 'opened' });"],
  ['refuses it with a book', "say({ said: 'refused', reason: 'a'.repeat(1001) });"],
])('a process that %s is ended at once, and the file cannot be read', async (_, then) => {
  expect(await readBy(then, honest)).toEqual({ reading: { refused: 'damaged' }, why: ['answer'] });
});

test('a process that sends a message without being asked is ended', async () => {
  const log = pino({ level: 'silent' });
  const launch = () => takenOver(`${SAY} ${SAY}`, honest);
  const reader = makeProofReader({ log, processes: 1, launch });
  expect(await reader.read({ bytes: Buffer.from('a file'), expected }, 'here')).toHaveProperty('decision');
  await expect.poll(() => reader.running, { timeout: 10_000 }).toBe(0);
  reader.close();
});

const { amount, reference, file, date } = findings;
const withReason = (reason: object) => ({ ...findings, file: { ...file, reasons: [reason] } });

test.each<[string, object]>([
  ['a preview that is no picture', { preview: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
  ['no preview', { preview: undefined }],
  ['a type that nobody sends', { mimeType: 'text/html' }],
  ['half a sen', { findings: { ...findings, amount: { ...amount, paid: { sen: 0.5 } } } }],
  ['more sen than can be counted', { findings: { ...findings, amount: { ...amount, paid: { sen: 1e20 } } } }],
  ['a day that there is not', { findings: { ...findings, date: { ...date, day: '2026-02-30' } } }],
  ['a minute of the next day', { findings: { ...findings, date: { ...date, minute: 1440 } } }],
  [
    'a hundred references',
    { findings: { ...findings, reference: { ...reference, references: Array(100).fill('A1') } } },
  ],
  ['a reason that there is not', { findings: withReason({ code: 'nonsense' }) }],
  ['a reason without what it quotes', { findings: withReason({ code: 'status-failed' }) }],
  [
    'what only the home knows',
    { findings: withReason({ code: 'sender-other', userId: 'somebody', name: 'Anna' }) },
  ],
  ['whose it is', { findings: { ...findings, sender: { reasons: [], points: 1 } } }],
  ['half of it', { findings: { ...findings, date: undefined } }],
])('%s is not believed', (_, wrong) => {
  expect(() => parseAnswer('proof', sent({ ...made, said: 'made' }))).not.toThrow();
  expect(() => parseAnswer('proof', sent({ ...made, said: 'made', ...wrong }))).toThrow();
});

test("a picture's answer must have WebP in both sizes", () => {
  expect(parseAnswer('picture', { said: 'made', large: webp, small: webp })).toEqual({
    said: 'made',
    large: webp,
    small: webp,
  });
  expect(() => parseAnswer('picture', { said: 'made', large: webp, small: Buffer.from('GIF89a') })).toThrow();
  expect(() => parseAnswer('picture', { ...made, said: 'made' })).toThrow();
});

test('a payment code is a text of limited length', () => {
  const text = 'a'.repeat(1000);
  expect(parseAnswer('paymentCode', { said: 'made', text })).toEqual({ said: 'made', text });
  for (const wrong of ['', `${text}a`, 5, null, undefined])
    expect(() => parseAnswer('paymentCode', { said: 'made', text: wrong })).toThrow();
});

test.each([
  ['a payment code', paymentCode(), { text: paymentCode() }],
  ['an address', 'https://rumah.example/join', { problem: 'other' }],
  ['a code with another name', paymentCode().replace('AISYAH', 'WEIJIE'), { problem: 'damaged' }],
  ['a book', 'a'.repeat(1001), { problem: 'picture', why: 'answer' }],
])(
  'from a process that was taken over and says %s nothing is believed unchecked',
  async (_, text, outcome) => {
    const launch = () => takenOver('say(message);', { said: 'made', text });
    const reader = makePaymentCodeReader({ log: pino({ level: 'silent' }), launch });
    expect(await reader.read(Buffer.from('a file'), 'somebody')).toMatchObject(outcome);
    reader.close();
  },
);

const faults = {
  status: ['Failed', 'Pending', `Successful ${'b'.repeat(5000)}`],
  amount: ['RM 5.00', 'RM 90.00', 'SGD 66.45', ''],
  to: ['LIM WEI LOON', ''],
  date: ['3 Jan 2026', '9/11/2026', '24 Dec 2026', ''],
  reference: ['20260317BANK01', ''],
};
const recipes = Object.entries(faults).flatMap(([field, values]) =>
  values.map((value) => ({ ...recipe, [field]: value })),
);

test.each(Object.entries(LOOKS))(
  'everything that a receipt may show fits into an answer: %s',
  (_look, draw) => {
    for (const each of [recipe, ...recipes]) {
      // A decoder answers with its findings only.
      const decision = decide(readingOf(...draw(each)), expected);
      const said = parseAnswer('proof', sent({ ...made, findings: decision.findings, said: 'made' }));
      if (!('findings' in said)) throw new Error('nothing was made');
      const told = asTold(decision.findings);
      const { bare: _, ...others } = decision;
      expect(conclude(said.findings)).toStrictEqual({
        ...others,
        rules: conclude(told).rules,
        findings: told,
      });
    }
  },
);

const OF_THE_HOME = new Set(['reused', 'looks-used', 'used-elsewhere', 'sender-other', 'several-shares']);
const shownIn: Record<string, unknown> = { 'amount-conflict': [6645, 90], 'other-currency': 'SGD 20.00' };
test.each(Object.keys(REASONS).filter((code) => !OF_THE_HOME.has(code)))(
  'a receipt may be refused for %s',
  (code) => {
    const quoted = { word: 'Failed', shown: shownIn[code] ?? 6645, day: '2026-11-17', text: '11/12/2026' };
    const said = sent({ ...made, findings: withReason({ code, ...quoted }), said: 'made' });
    expect(parseAnswer('proof', said)).toMatchObject({ findings: { file: { reasons: [{ code }] } } });
  },
);

test('a frame may arrive in pieces of any length, and several at once', () => {
  const messages: Message[] = [
    { said: 'ready' },
    { words: 'é ☺', a: Buffer.from('one'), b: Buffer.alloc(0), c: Buffer.from('three') },
    { list: [1, { two: null }], bytes: Buffer.alloc(300, 7) },
  ];
  const all = Buffer.concat(messages.flatMap(frameOf));
  for (const length of [1, 7, 8, 9, 100, all.length]) {
    const told: Message[] = [];
    const take = readFrames({ text: 100, bytes: 300 }, (message) => told.push(message));
    for (let at = 0; at < all.length; at += length) take(all.subarray(at, at + length));
    expect(told).toEqual(messages);
  }
  const less = readFrames({ text: 100, bytes: 299 }, () => undefined);
  expect(() => less(all)).toThrow(RangeError);
});
