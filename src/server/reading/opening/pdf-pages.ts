import { PDFiumLibrary, type PDFiumDocument, type PDFiumPage } from '@hyzyla/pdfium';
import { PROOF_LIMITS } from '#domain/files.ts';
import {
  FileProblem,
  orProblem,
  type Document,
  type PageSource,
} from '#server/reading/opening/page-sources.ts';
import { installFallbackFont } from '#server/reading/opening/pdf-fonts.ts';
import { programsOf } from '#server/reading/opening/pdf-programs.ts';

/** How many of the first pages are read. */
const PAGES_READ = 2;
/** Pixels per point, and the most pixels of a page. */
const PDF_SCALE_MAX = 2.8;
const PDF_PIXELS_MAX = 4.5e6;
/** In points: no page is smaller. */
const SIDE_MIN = 10;

export const library = PDFiumLibrary.init().then((pdfium) => {
  installFallbackFont(pdfium);
  return pdfium;
});

/**
 * Draws the first pages of a PDF. Only what a person sees is read, never invisible text in the file. Throws a FileProblem if the PDF is
 * locked, damaged or too long.
 */
export function openedPdf(bytes: Uint8Array): Promise<Document> {
  return withPdf(bytes, async (document) => {
    const read: DrawnPage[] = [];
    for (let index = 0; index < Math.min(document.getPageCount(), PAGES_READ); index++)
      read.push(await drawnPage(document, index));
    return {
      pages: read.map(({ page }) => page),
      unreadPages: document.getPageCount() - read.length,
      others: {
        draw: (index) => withPdf(bytes, async (again) => (await drawnPage(again, index)).page),
        textOf: (index) => withPdf(bytes, async (again) => again.getPage(index).getText()),
      },
      ...(await programsOf(await library, bytes, document)),
      isWrittenOver: read.some((each) => each.isWrittenOver),
    };
  });
}

/** Draws every page of a PDF and passes it to `use`, with the number of pages. One after the other, because ten at once take much memory. */
export function eachPdfPage<Made>(
  bytes: Uint8Array,
  use: (page: PageSource, count: number) => Promise<Made>,
): Promise<Made[]> {
  return withPdf(bytes, async (document) => {
    const count = document.getPageCount();
    const made: Made[] = [];
    for (let index = 0; index < count; index++)
      made.push(await use((await drawnPage(document, index)).page, count));
    return made;
  });
}

async function withPdf<Made>(bytes: Uint8Array, work: (document: PDFiumDocument) => Promise<Made>) {
  const pdfium = await library;
  const document = await orProblem(pdfium.loadDocument(bytes), (message) =>
    /password/i.test(message) ? 'locked' : 'damaged',
  );
  try {
    const count = document.getPageCount();
    if (count > PROOF_LIMITS.pdfPages) throw new FileProblem('pages');
    if (count < 1) throw new FileProblem('damaged');
    return await work(document);
  } finally {
    document.destroy();
  }
}

type DrawnPage = { page: PageSource; isWrittenOver: boolean };

const drawnPage = (document: PDFiumDocument, index: number): Promise<DrawnPage> =>
  orProblem(drawn(document, index), () => 'damaged');

async function drawn(document: PDFiumDocument, index: number): Promise<DrawnPage> {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(Math.min(originalWidth, originalHeight) > SIDE_MIN)) throw new FileProblem('damaged');
  const scale = Math.min(PDF_SCALE_MAX, Math.sqrt(PDF_PIXELS_MAX / (originalWidth * originalHeight)));
  const { data, width, height } = await page.render({ scale, render: 'bitmap', renderFormFields: true });
  return {
    // The memory belongs to PDFium, and is freed with the document.
    page: { drawn: Uint8Array.from(data), width, height },
    // Drawing has closed the page, and given an appearance to annotations without one.
    isWrittenOver: isWrittenOver(document, document.getPage(index)),
  };
}

/** Functions of PDFium, only some of which have types in the package. */
type Annotations = {
  _FPDF_ClosePage: (page: number) => void;
  _FPDFPage_GetAnnotCount: (page: number) => number;
  _FPDFPage_GetAnnot: (page: number, index: number) => number;
  _FPDFPage_CloseAnnot: (annotation: number) => void;
  _FPDFAnnot_GetSubtype: (annotation: number) => number;
  _FPDFAnnot_GetFlags: (annotation: number) => number;
  /** Returns the type of a field in the document's form; -1 if it is not part of it. */
  _FPDFAnnot_GetFormFieldType: (form: number, annotation: number) => number;
  _FPDFAnnot_GetFormFieldFlags: (form: number, annotation: number) => number;
  /** Returns the length of its appearance in UTF-16 bytes, with the two that end it. */
  _FPDFAnnot_GetAP: (annotation: number, mode: number, buffer: number, length: number) => number;
};

/** PDFium's numbers for a note's popup, which is not drawn, and for a form's field. */
const [POPUP, WIDGET] = [16, 20];
/** PDF 32000-1, table 165: Hidden and NoView. */
const UNSEEN = 0b10_0010;
/** Fields that people do not fill in, and PDF 32000-1, table 221: ReadOnly. */
const [PUSH_BUTTON, SIGNATURE_FIELD] = [1, 7];
const READ_ONLY = 1;
const NORMAL = 0;
const NO_APPEARANCE = 2;

/**
 * Returns whether an annotation is drawn over the page, as a viewer's 'add text' does, or people can fill in a field: then the bank did not
 * write everything on it.
 */
function isWrittenOver(document: PDFiumDocument, page: PDFiumPage): boolean {
  const { module, pageIdx } = page as unknown as { module: Annotations; pageIdx: number };
  const { _FPDFPage_GetAnnotCount: countOn, _FPDFPage_GetAnnot: open, _FPDFPage_CloseAnnot: close } = module;
  const { _FPDFAnnot_GetSubtype: kindOf, _FPDFAnnot_GetFlags: flagsOf, _FPDFAnnot_GetAP: look } = module;
  const { _FPDF_ClosePage: closePage } = module;
  const { _FPDFAnnot_GetFormFieldType: fieldOf, _FPDFAnnot_GetFormFieldFlags: fieldFlagsOf } = module;
  const form = document.initializeFormFields();
  const mayBeFilledIn = (field: number) =>
    ![PUSH_BUTTON, SIGNATURE_FIELD].includes(fieldOf(form, field)) &&
    (fieldFlagsOf(form, field) & READ_ONLY) === 0;
  const changesPage = (annotation: number) => {
    const kind = kindOf(annotation);
    if (kind === POPUP || (flagsOf(annotation) & UNSEEN) !== 0) return false;
    return kind === WIDGET ? mayBeFilledIn(annotation) : look(annotation, NORMAL, 0, 0) > NO_APPEARANCE;
  };
  const count = countOn(pageIdx);
  let found = false;
  for (let index = 0; index < count && !found; index++) {
    const annotation = open(pageIdx, index);
    found = changesPage(annotation);
    close(annotation);
  }
  closePage(pageIdx);
  return found;
}
