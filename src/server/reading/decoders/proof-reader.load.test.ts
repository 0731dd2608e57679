/** @module-tag rest */
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { PROOF_MAX_BYTES } from '#domain/files.ts';
import { makeProofReader } from '#server/reading/decoders/proof-reader.ts';
import { expected } from '#test/builders/proof-pages.ts';
import { receiptPdf } from '#test/builders/receipt-file.ts';

// test/receipts/ tries every kind of file, which takes longer.

const log = pino({ level: 'silent' });
const reader = makeProofReader({ log, processes: 1 });
afterAll(() => reader.close());

test('a file that cannot be checked is refused with its reason', async () => {
  expect(await reader.read({ bytes: Buffer.from('paid'), expected }, 'here')).toEqual({ refused: 'type' });
  expect(await reader.read({ bytes: Buffer.alloc(0), expected }, 'here')).toEqual({ refused: 'damaged' });
});

test('too many bytes are refused before a process gets them', async () => {
  const other = makeProofReader({ log });
  expect(await other.read({ bytes: new Uint8Array(PROOF_MAX_BYTES + 1), expected }, 'here')).toEqual({
    refused: 'size',
  });
  expect(other.running).toBe(0);
});

test('if all places are taken, no file is opened, and a file that takes too long is given up', async () => {
  const full = makeProofReader({ log, waiting: 0 });
  expect(await full.read({ bytes: receiptPdf, expected }, 'here')).toEqual({
    busy: true,
    amongOwn: false,
  });
  const hasty = makeProofReader({ log, openedMs: 1 });
  expect(await hasty.read({ bytes: receiptPdf, expected }, 'here')).toEqual({ refused: 'slow' });
  hasty.close();
});
