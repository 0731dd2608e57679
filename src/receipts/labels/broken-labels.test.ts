import { expect, test } from 'vitest';
import { withWholeLabels } from '#receipts/labels/broken-labels.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { pageOf, type Line } from '#test/builders/proof-pages.ts';

const textsOf = (...lines: Line[]) => withWholeLabels(rowsOf([pageOf(lines)])).map(({ text }) => text);

test('a label that breaks before its last word is one', () => {
  const lines: Line[] = [
    ['Dikreditkan', 'NUR AISYAH BINTI'],
    ['kepada', 'ABDUL RAHMAN'],
  ];
  expect(textsOf(...lines)).toEqual(['Dikreditkan kepada  NUR AISYAH BINTI  ABDUL RAHMAN']);
});

test('a label that is whole, or a value alone, is not joined with what stands below', () => {
  for (const lines of [
    [
      ['Status', 'Berjaya'],
      ['Kepada', 'NUR AISYAH'],
    ],
    ['Dikreditkan', ['kepada', 'NUR AISYAH']],
  ] as Line[][])
    expect(textsOf(...lines)).toHaveLength(2);
});
