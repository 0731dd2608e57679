import { expect, test } from 'vitest';
import { openPage } from '#server/reading/opening/page-sources.ts';
import { openedPdf } from '#server/reading/opening/pdf-pages.ts';
import { pdfOf, written } from '#test/builders/pdfs.ts';
import { ROWS } from '#test/builders/receipt-file.ts';

const isWrittenOver = async (annotation: string) => {
  const bytes = pdfOf([written(ROWS)], {
    annotation: `/Rect [88 265 208 290] ${annotation}`,
    picture: [9, 9],
    isField: annotation.includes('/Widget'),
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
  ['a field', `/Subtype /Widget /F 4 /FT /Tx /T (a) /V (RM 66.45) ${APPEARANCE}`],
  ['an empty field', '/Subtype /Widget /F 4 /FT /Tx /T (a)'],
  ['a box to tick', '/Subtype /Widget /F 4 /FT /Btn /T (a)'],
])('%s put over a page is noticed', async (_, annotation) => {
  expect(await isWrittenOver(annotation)).toBe(true);
});

test.each([
  ['a link', '/Subtype /Link /Border [0 0 1] /A << /S /URI /URI (https://bank.example) >>'],
  ['a note’s window', `/Subtype /Popup ${APPEARANCE}`],
  ['a field that nobody can fill in', `/Subtype /Widget /FT /Tx /Ff 1 /T (a) /V (x) ${APPEARANCE}`],
  ['a hidden field', '/Subtype /Widget /F 2 /FT /Tx /T (a)'],
  ['a signature', `/Subtype /Widget /FT /Sig /T (a) ${APPEARANCE}`],
  ['a button', '/Subtype /Widget /FT /Btn /Ff 65536 /T (a)'],
  ['what is hidden', `/Subtype /Stamp /F 2 ${APPEARANCE}`],
  ['what is for print alone', `/Subtype /Stamp /F 36 ${APPEARANCE}`],
])('%s changes no page', async (_, annotation) => {
  expect(await isWrittenOver(annotation)).toBe(false);
});

/** Counts the dark pixels of a page. */
async function inkOf(pdf: Buffer): Promise<number> {
  const [page] = (await openedPdf(pdf)).pages;
  if (!page) throw new Error('no page');
  const { data } = await openPage(page).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey < 128).length;
}
const INK_MIN = 200;

test('the value of a field is drawn, also without an appearance of its own', async () => {
  const field = {
    annotation: '/Subtype /Widget /Rect [20 20 280 60] /F 4 /FT /Tx /T (a) /V (RM 66.45)',
    isField: true,
  };
  expect(await inkOf(pdfOf([''], field))).toBeGreaterThan(INK_MIN);
});

test.each([
  ['simplified Chinese', 'STSong-Light', 'UniGB-UCS2-H', 'GB1', '转账成功'],
  ['traditional Chinese', 'MSung-Light', 'UniCNS-UCS2-H', 'CNS1', '轉帳成功'],
  ['Japanese', 'HeiseiMin-W3', 'UniJIS-UCS2-H', 'Japan1', '振込済み'],
])('text in %s whose font is not in the file is drawn', async (_, name, encoding, ordering, text) => {
  const descriptor = `/FontDescriptor << /Type /FontDescriptor /FontName /${name} /Flags 6 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /ItalicAngle 0 /FontBBox [0 0 1000 1000] >>`;
  const descendant = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> ${descriptor} >>`;
  const fonts = `/C << /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${encoding} /DescendantFonts [${descendant}] >>`;
  const hex = Buffer.from(text, 'utf16le').swap16().toString('hex');
  expect(await inkOf(pdfOf([`BT /C 30 Tf 20 200 Td <${hex}> Tj ET`], { fonts }))).toBeGreaterThan(INK_MIN);
});
