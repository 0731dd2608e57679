import { expect, test } from 'vitest';
import { openedPdf } from '#server/ocr/pdf-pages.ts';
import { pdfOf, written } from '#test/builders/pdfs.ts';
import { ROWS } from '#test/builders/receipt-file.ts';

const isWrittenOver = async (annotation: string) => {
  const bytes = pdfOf([written(ROWS)], {
    annotation: `/Rect [88 265 208 290] ${annotation}`,
    picture: [9, 9],
  });
  return (await openedPdf(bytes)).isWrittenOver;
};

const APPEARANCE = '/AP << /N 6 0 R >>';

test.each([
  ['a text', '/Subtype /FreeText /F 4 /DA (/F 12 Tf 0 g) /Contents (RM 66.45)'],
  ['a stamp', `/Subtype /Stamp /F 4 ${APPEARANCE}`],
  ['a box', '/Subtype /Square /F 4 /C [1 1 1] /IC [1 1 1]'],
  ['a line by hand', '/Subtype /Ink /F 4 /C [0 0 0] /InkList [[90 270 150 280 200 270]]'],
  ['a link that is drawn over all', `/Subtype /Link ${APPEARANCE}`],
])('%s put over a page is seen', async (_, annotation) => {
  expect(await isWrittenOver(annotation)).toBe(true);
});

test.each([
  ['a link', '/Subtype /Link /Border [0 0 1] /A << /S /URI /URI (https://bank.example) >>'],
  ['a note’s window', `/Subtype /Popup ${APPEARANCE}`],
  ['a form’s field', `/Subtype /Widget /FT /Tx /T (a) ${APPEARANCE}`],
  ['what is hidden', `/Subtype /Stamp /F 2 ${APPEARANCE}`],
  ['what is for print alone', `/Subtype /Stamp /F 36 ${APPEARANCE}`],
])('%s changes no page', async (_, annotation) => {
  expect(await isWrittenOver(annotation)).toBe(false);
});
