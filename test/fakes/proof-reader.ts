import sharp from 'sharp';
import { decide } from '#receipts/verdict/verdict.ts';
import type { ProofReader } from '#server/reading/decoders/proof-reader.ts';
import { picture } from '#test/builders/images.ts';
import { readingOf, type Line } from '#test/builders/proof-pages.ts';

const MARK = Buffer.from('\nwritten on it: ');

/** A small picture with its page appended as text, for `writtenReader`. */
export const writtenFile = async (lines: readonly Line[]): Promise<Buffer> =>
  Buffer.concat([await picture('png', [16, 32]), MARK, Buffer.from(JSON.stringify(lines))]);

/**
 * Plays the proof reader in tests about the consequences of a decision: it takes the words from the appended text instead of the pixels, and
 * decides by the real rules. `*.reading.test.ts` read real pictures.
 */
export const writtenReader: ProofReader = {
  async read({ bytes, expected }) {
    const at = Buffer.from(bytes).indexOf(MARK);
    if (at < 0) return { refused: 'damaged' };
    const lines = JSON.parse(Buffer.from(bytes.subarray(at + MARK.length)).toString()) as Line[];
    const preview = await sharp(bytes.subarray(0, at)).webp().toBuffer();
    return { decision: decide(readingOf(...lines), expected), mimeType: 'image/png', preview };
  },
  async prepare() {},
  running: 0,
  async close() {},
};
