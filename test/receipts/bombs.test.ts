/** @module-tag rest */
import { readFileSync } from 'node:fs';
import pino from 'pino';
import { expect, test } from 'vitest';
import { makeDecoders } from '#server/reading/decoders/pool.ts';
import { makePaymentCodeReader } from '#server/reading/decoders/payment-code-reader.ts';
import { makeProofReader } from '#server/reading/decoders/proof-reader.ts';
import { drawPaymentCode } from '#server/telling/payees/drawing-codes.ts';
import { bombs } from '#test/builders/bombs.ts';
import { paymentCode } from '#test/builders/payment-codes.ts';
import { expected } from '#test/builders/proof-pages.ts';
import { receiptPng } from '#test/builders/receipt-file.ts';

const log = pino({ level: 'silent' });
const MEMORY_MAX_MB = 400;
const LOOK_MS = 5;

/** Returns the most memory that a decoder process used during the work, in MB. */
async function peakMemoryOf(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const heldBy = (pid: string) => {
    try {
      const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Number(kilobytes ?? 0) / 1024;
    } catch {
      return 0;
    }
  };
  const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  const look = setInterval(() => {
    for (const pid of children()) most = Math.max(most, heldBy(pid));
  }, LOOK_MS);
  await work();
  clearInterval(look);
  return most;
}

const seed = process.env['SEED'] ?? 'bombs';
// Each bomb runs until it is ended, which takes some ten seconds.
const EVERY = process.env['LONG'] === undefined ? 4 : 1;
const tried = bombs(seed).filter((_, place) => place % EVERY === 0);

// Only on Linux does the system limit the memory of a process.
test.runIf(process.platform === 'linux').each(tried)(
  `$what takes no process over ${MEMORY_MAX_MB} MB (seed ${seed})`,
  async ({ make, isUnwatched }) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(2_000_000);
    const reader = makeProofReader({ log, processes: 1, ...(isUnwatched && { looksMs: 60_000 }) });
    const decoders = makeDecoders('picture', { log, processes: 1 });
    const codeReader = makePaymentCodeReader({ log });
    const most = await peakMemoryOf(async () => {
      expect(await reader.read({ bytes, expected }, 'hostile')).toEqual({
        refused: expect.any(String) as string,
      });
      expect(await decoders.decode({ bytes }, 'hostile')).not.toHaveProperty('made');
      expect(await codeReader.read(bytes, 'hostile')).toEqual({ problem: 'picture' });
      const code = paymentCode();
      expect(await codeReader.read(drawPaymentCode(code), 'honest')).toMatchObject({ text: code });
      expect(await reader.read({ bytes: await receiptPng(), expected }, 'honest')).toMatchObject({
        decision: { outcome: 'verified' },
      });
    });
    reader.close();
    decoders.close();
    codeReader.close();
    expect(most).toBeGreaterThan(50);
    expect(most).toBeLessThan(MEMORY_MAX_MB);
  },
);
