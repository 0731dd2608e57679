import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { explainFile } from '#server/reading/explaining/explain-file.ts';
import { makeFolder } from '#test/running/program.ts';
import { textPages } from '#test/receipts/texts.ts';

const ROWS = [
  'Transfer Successful',
  '!RM 66.45',
  'To | NUR AISYAH BINTI ABDUL RAHMAN',
  'Date & Time | 17 Nov 2026, 10:24 AM',
  'Reference No. | QR7720K119284',
];
const REQUEST = { amount: 'RM 66.45', payee: 'Aisyah', asked: '2026-11-15', now: '2026-11-20' };

async function explained(rows: readonly string[], request?: object) {
  await using at = makeFolder();
  const [page, asked] = ['page.txt', 'request.json'].map((name) => path.join(at.folder, name));
  writeFileSync(page ?? '', rows.join('\n'));
  writeFileSync(asked ?? '', JSON.stringify(request ?? {}));
  return explainFile([page ?? '', ...(request ? ['--for', asked ?? ''] : [])], [], new Date());
}

test('for a page alone it prints the rows, what is found there, and what would be needed', async () => {
  const text = await explained(ROWS);
  expect(text).toContain('   3  To | NUR AISYAH BINTI ABDUL RAHMAN');
  expect(text).toContain('Amounts: RM 66.45 (amount, counts)');
  expect(text).toContain('Dates: 17 Nov 2026 (2026-11-17, when)');
  expect(text).toContain('--for request.json');
  expect(text).not.toContain('amount/');
});

test('for a request it prints the rules that matched, each with its row, and the decision', async () => {
  const text = await explained([...ROWS, 'Amount | RM 60.00', 'Status | Pending'], REQUEST);
  const ids = [...text.matchAll(/^ {2}([a-z]+\/[a-z-]+): .*\.$/gm)].map(([, id]) => id);
  expect(ids).toEqual([
    'amount/exact',
    'amount/other-sum',
    'status/heading-word',
    'status/labelled-word',
    'status/contrary',
    'recipient/named',
    'date/in-time',
    'reference/number',
    'file/built-so',
  ]);
  expect(text).toContain('row 6: “RM 60.00”');
  expect(text).toContain('row 7: “Pending”');
  expect(text).toContain('Not sure: the requester would be asked.');
  expect(text).toContain('status-mixed (read, but unclear; asks the requester): The receipt shows different');
  expect(await explained(ROWS, REQUEST)).toContain('Verified: the share would be paid.');
});

test("if the page fits only by the payer's remark, it prints what would be missing", async () => {
  const { lines = [] } =
    textPages('housemates-web.txt').find(({ name }) => name === 'x09-wallet-to-bank') ?? {};
  const text = await explained(lines, {
    amount: 'RM 55',
    payee: 'Farhana',
    asked: '2026-10-08',
    now: '2026-10-10',
  });
  expect(text).toContain('by-remark');
  expect(text).toMatch(
    /leaving out what the payer may have written:\n {2}date-missing \(not read; asks the requester\)/,
  );
});

test('a page may have the header of stored pages, and no character moves the cursor', async () => {
  const head = ['== a wallet', 'truth: true', 'paid: 66.45', '--'];
  expect(await explained([...head, ...ROWS, 'a\u001B[2Jb'])).toMatch(
    /^The rows.*\n {3}1 {2}Transfer Successful\n[^]*a\uFFFD\[2Jb/,
  );
  await expect(explained([...head, ...ROWS, ...head, ...ROWS])).rejects.toThrow(/has more than one page/);
});

test('an error about reading or checking is one sentence', async () => {
  await using at = makeFolder();
  const file = path.join(at.folder, 'a.png');
  const explain = (...args: string[]) => explainFile(args, [], new Date());
  await expect(explain(file)).rejects.toThrow(`${file} cannot be read (ENOENT).`);
  writeFileSync(file, 'no picture');
  await expect(explain(file)).rejects.toThrow(/cannot be checked: Please upload a valid image/);
  for (const args of [[], [file, file], ['--bogus']])
    await expect(explain(...args)).rejects.toThrow(/^Usage: /);
});
