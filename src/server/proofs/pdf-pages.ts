import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import { PROOF_LIMITS } from '#domain/files.ts';
import { FileProblem, orProblem } from '#server/proofs/file-problem.ts';
import type { Document, PageSource } from '#server/proofs/page-sources.ts';

/** So many of the first pages are read. */
const PAGES_READ = 2;
/** Pixels a point, and pixels of a page at most. */
const SCALE_MAX = 2.8;
const PIXELS_MAX = 4.5e6;
/** Points; no page is smaller. */
const SIDE_MIN = 10;

export const library = PDFiumLibrary.init();

/**
 * Draws a PDF's first pages: what is read is what a person sees, never the text that the file carries unseen. Throws a FileProblem
 * for one that is locked, damaged or long.
 */
export async function openedPdf(bytes: Uint8Array): Promise<Document> {
  const pdfium = await library;
  const document = await orProblem(pdfium.loadDocument(bytes), (message) =>
    /password/i.test(message) ? 'locked' : 'damaged',
  );
  try {
    const pages = await orProblem(drawn(document), (message) => (message === 'pages' ? 'pages' : 'damaged'));
    const unreadPages = document.getPageCount() - pages.length;
    return { pages, unreadPages, madeBy: programsOf(bytes) };
  } finally {
    document.destroy();
  }
}

async function drawn(document: PDFiumDocument): Promise<PageSource[]> {
  const count = document.getPageCount();
  if (count > PROOF_LIMITS.pdfPages) throw new FileProblem('pages');
  if (count < 1) throw new FileProblem('damaged');
  const pages: PageSource[] = [];
  for (let index = 0; index < Math.min(count, PAGES_READ); index++) {
    const page = document.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    if (!(Math.min(originalWidth, originalHeight) > SIDE_MIN)) throw new FileProblem('damaged');
    const scale = Math.min(SCALE_MAX, Math.sqrt(PIXELS_MAX / (originalWidth * originalHeight)));
    const { data, width, height } = await page.render({ scale, render: 'bitmap' });
    // Its memory is PDFium's, and ends with the document.
    pages.push({ drawn: Uint8Array.from(data), width, height });
  }
  return pages;
}

const PROGRAM = /\/(?:Producer|Creator)\s*(?:\((?<said>(?:[^()\\]|\\.)*)\)|<(?<coded>[\da-f\s]*)>)/gis;
const PROGRAM_IN_XMP = /<(?:pdf:Producer|xmp:CreatorTool)>(?<said>[^<]*)/gi;

/** What the file says of the programs that made it, in any of the ways of writing it. */
function programsOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const found = [...file.matchAll(PROGRAM), ...file.matchAll(PROGRAM_IN_XMP)].map(({ groups }) => {
    const { said, coded } = groups ?? {};
    return said ?? Buffer.from(coded?.replaceAll(/\s/g, '') ?? '', 'hex').toString('latin1');
  });
  // In UTF-16 every second byte of a letter is nothing.
  return found.join(' ').replaceAll('\0', '');
}
