import { openPage } from '#server/reading/opening/page-sources.ts';
import { openedPdf } from '#server/reading/opening/pdf-pages.ts';
import { pdfOf, written } from '#test/builders/pdfs.ts';
import { recipe } from '#test/builders/proof-pages.ts';

/** The rows of a short receipt that fits `expected` of proof-pages.ts. */
export const ROWS: readonly (readonly string[])[] = [
  [`Transfer ${recipe.status}`],
  ['Amount', recipe.amount],
  ['To', recipe.to],
  ['Date', recipe.date],
  ['Reference', recipe.reference],
  ['From', recipe.from],
];

export const receiptPdf = pdfOf([written(ROWS)]);

/** The same page as pixels. PDFium has its own fonts, so it is the same on every machine. */
export async function receiptPng(): Promise<Buffer> {
  const [page] = (await openedPdf(receiptPdf)).pages;
  if (!page) throw new Error('a receipt has a page');
  return openPage(page).png().toBuffer();
}
