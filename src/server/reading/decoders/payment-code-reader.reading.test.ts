/** @module-tag rest */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { confineDecoder } from '#server/reading/decoders/process.ts';
import { makePaymentCodeReader } from '#server/reading/decoders/payment-code-reader.ts';
import { drawPaymentCode } from '#server/telling/payees/drawing-codes.ts';
import { paymentCode } from '#test/builders/payment-codes.ts';
import { WORN_CODES } from '#test/payment-codes/worn-codes.ts';

// A machine that also runs other tests may be far slower than the limits allow.
const reader = makePaymentCodeReader({
  log: pino({ level: 'silent' }),
  computedMs: 60_000,
  openedMs: 60_000,
  stuckMs: 120_000,
});
afterAll(() => reader.close());

/** Photographed at such an angle that its corner is outside the picture. */
const UNREAD = ['seen askew 5'];

test('sixty codes, photographed and forwarded, are read', async () => {
  expect(WORN_CODES).toHaveLength(60);
  const unread: string[] = [];
  for (const { name, text, make } of WORN_CODES) {
    const reading = await reader.read(await make(), 'somebody');
    if ('problem' in reading) unread.push(name);
    else expect(reading.text).toBe(text);
  }
  expect(unread).toEqual(UNREAD);
});

// As many codes as the allowed pixels hold: 4,000 that are too small to read, or 64 that are read.
test.each([60, 480])('a wall of codes of %i pixels does no harm', async (side) => {
  const own = makePaymentCodeReader({ log: pino({ level: 'silent' }) });
  const tile = sharp(drawPaymentCode('https://rumah.example/1')).resize(side, side, { kernel: 'nearest' });
  const wall = await sharp({ create: { width: 3900, height: 3900, channels: 3, background: '#fff' } })
    .composite([{ input: await tile.png().toBuffer(), tile: true }])
    .png()
    .toBuffer();
  expect(await own.read(wall, 'hostile')).toHaveProperty('problem');
  const code = paymentCode();
  expect(await own.read(drawPaymentCode(code), 'honest')).toMatchObject({ text: code });
  own.close();
});

const confined = await confineDecoder([]);
test.runIf(process.platform === 'linux' && confined.walled)(
  'what reads them has no network, and can become nothing more',
  async () => {
    expect(await reader.read(drawPaymentCode(paymentCode()), 'somebody')).toHaveProperty('text');
    const [pid = ''] = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, parent, ...args]) => Number(parent) === process.pid && args.at(-1) === 'paymentCode')
      .map(([own]) => own);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    expect(status).toMatch(/^CapBnd:\t0+$/m);
    const network = (of: number | string) => readlinkSync(`/proc/${of}/ns/net`);
    expect(network(pid)).not.toBe(network(process.pid));
  },
);
