import { expect, test } from 'vitest';
import { csvCell, csvLine } from '#server/programs/exports/csv.ts';

test('no cell begins like a formula', () => {
  const typed: [string, string][] = [
    ['=1+1', "'=1+1"],
    ['+60123456789', "'+60123456789"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1', "'＝1"],
    [
      '=HYPERLINK("http://elsewhere.example","Groceries")',
      '"\'=HYPERLINK(""http://elsewhere.example"",""Groceries"")"',
    ],
  ];
  for (const [text, cell] of typed) expect(csvCell(text), text).toBe(cell);
});

test('nor does text after a semicolon, which ends a cell if commas are decimal signs', () => {
  expect(csvCell("Rent;=cmd|' /C calc'!A0;")).toBe(`"Rent;'=cmd|' /C calc'!A0;"`);
  expect(csvCell(';;-2')).toBe(`";;'-2"`);
  expect(csvCell('Rent; @SUM(A1)')).toBe(`"Rent;' @SUM(A1)"`);
  expect(csvCell('Rent; milk; 1-2')).toBe('"Rent; milk; 1-2"');
});

test('other text stays unchanged, in quotes if it would end the cell', () => {
  for (const text of ['58.00', 'Electricity bill', 'a=b', '1-2', 'Ünïcode 🪴', ''])
    expect(csvCell(text)).toBe(text);
  expect(csvCell('Milk, bread')).toBe('"Milk, bread"');
  expect(csvCell('the "good" one')).toBe('"the ""good"" one"');
  expect(csvCell('two\nlines')).toBe('"two\nlines"');
  expect(csvLine(['Milk, bread', '5.00'])).toBe('"Milk, bread",5.00\r\n');
});
