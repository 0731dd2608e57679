import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { notesOf, sentencesOf } from '#receipts/sentences/sentences.ts';
import { big, pageOf, type Line } from '#test/builders/proof-pages.ts';

const read = (...lines: Line[]) => sentencesOf(rowsOf([pageOf(lines)]));

test('a sentence continues in the next line, whatever its size', () => {
  expect(read('RM 66.45 was transferred from your account', 'to NUR AISYAH on 17 Nov 2026.')).toEqual([
    'RM 66.45 was transferred from your account to NUR AISYAH on 17 Nov 2026',
  ]);
  expect(read('You have sent RM 66.45 to', big('NUR AISYAH'))).toEqual([
    'You have sent RM 66.45 to NUR AISYAH',
  ]);
});

test('labels and their values do not make a sentence, and a point ends one', () => {
  expect(read('Amount', 'RM 66.45', 'Recipient', 'NUR AISYAH')).toHaveLength(4);
  expect(read(['Status', 'Successful'])).toEqual(['Status', 'Successful']);
  expect(read('Hello Ong. Your transfer of RM 66.45 is done. Thank you')).toEqual([
    'Hello Ong',
    'Your transfer of RM 66.45 is done',
    'Thank you',
  ]);
});

test("the payer's remark is left out", () => {
  expect(read(['Note', 'RM 66.45 sent to Aisyah'], 'Note', 'Payment was successful')).toEqual([]);
});

test('a letter beside a list of folders continues in its own column', () => {
  const rows = rowsOf([
    pageOf([
      ['Junk', 'We wish to inform you that the transfer from your account has been'],
      ['Deleted', 'successfully processed.'],
    ]),
  ]);
  expect(sentencesOf(rows)).toContain(
    'We wish to inform you that the transfer from your account has been successfully processed',
  );
});

test('a name and an account after it may continue on the next line', () => {
  expect(read("You've sent RM33.40 to MUHAMMAD", 'HAFIZ BIN ZULKIFLI via your wallet')).toEqual([
    "You've sent RM33.40 to MUHAMMAD HAFIZ BIN ZULKIFLI via your wallet",
  ]);
  expect(read('You have successfully moved it from a/c', '***7719 to AISYAH')).toHaveLength(1);
  expect(read("You've sent RM33.40 to MUHAMMAD", 'From KAI')).toHaveLength(2);
});

test('a note counts for failures only', () => {
  const note = 'Note: the balance was too low at the time. No money has left your account.';
  expect(notesOf(rowsOf([pageOf([note])]))).toContain('No money has left your account');
  expect(notesOf(rowsOf([pageOf([['Note', 'No money has left']])]))).toEqual([]);
});
