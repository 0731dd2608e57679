// Reads a set's first true proof of each look, and writes all words to a file: node test/receipts/reading/read-words.ts <folder of the set>
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openedPicture } from '#server/reading/opening/page-sources.ts';
import { openedPdf } from '#server/reading/opening/pdf-pages.ts';
import { readUpright } from '#server/reading/ocr/rotation.ts';
import type { Proof } from '#test/receipts/drawing/make.ts';
import { WORDS_READ, written, type ReadProof } from '#test/receipts/reading/words-read.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder? node test/receipts/reading/read-words.ts <folder>');
const proofs = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as Proof[];
const read: ReadProof[] = [];
for (const { id, due, now, file, truth, degraded } of proofs) {
  if (truth !== 'true' || degraded !== undefined || !id.endsWith('-1') || !id.startsWith('true-')) continue;
  const bytes = readFileSync(path.join(folder, file));
  const document = await (file.endsWith('.pdf') ? openedPdf(bytes) : openedPicture(bytes));
  const pages: ReadProof['pages'] = [];
  for (const source of document.pages) {
    const { page, words } = await readUpright(source);
    pages.push({ width: page.width, height: page.height, words });
  }
  read.push({ id, due, now, pages });
}
writeFileSync(WORDS_READ, `${JSON.stringify(written(read), null, 2)}\n`);
console.log(`${read.length} proofs`);
process.exit();
