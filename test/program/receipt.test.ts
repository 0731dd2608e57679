/** @module-tag rest */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeFolder, runTool } from '#test/running/program.ts';
import { receiptPdf, receiptPng } from '#test/builders/receipt-file.ts';

vi.setConfig({ testTimeout: 60_000 });

test('the receipt tool reads a file as the server does, without a database, and prints the decision', async () => {
  await using at = makeFolder();
  const inFolder = (name: string, content: string | Uint8Array) => {
    const file = path.join(at.folder, name);
    writeFileSync(file, content);
    return file;
  };
  const asked = { payee: 'Aisyah', asked: '2026-11-15', now: '2026-11-20' };
  const [fits, other] = [6645, 'RM 90.00'].map((amount, place) =>
    inFolder(`${place}.json`, JSON.stringify({ ...asked, amount })),
  );
  const env = { DATA_DIR: path.join(at.folder, 'data') };
  const explain = (...args: string[]) => runTool('receipt', env, args);
  const pdf = await explain(inFolder('a.pdf', receiptPdf), '--for', fits ?? '');
  expect([pdf.code, pdf.err]).toEqual([0, '']);
  expect(pdf.out).toContain('Verified: the share would be paid.');
  const png = await explain(inFolder('a.png', await receiptPng()), '--for', other ?? '');
  expect(png.out).toContain('amount/less');
  expect(png.out).toContain('Refused: the debtor may try again.');
  const alone = await explain(inFolder('b.pdf', receiptPdf));
  expect([alone.code, alone.out]).toEqual([0, expect.stringContaining('To | NUR AISYAH BINTI ABDUL RAHMAN')]);
  const lost = await explain(path.join(at.folder, 'nothing.pdf'));
  expect([lost.code, lost.out, lost.err]).toEqual([
    1,
    '',
    expect.stringMatching(/cannot be read \(ENOENT\)\.\n$/),
  ]);
});
