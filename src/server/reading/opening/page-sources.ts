import sharp, { type Metadata, type Sharp } from 'sharp';
import { PROOF_LIMITS, PROOF_PREVIEW, type ProofFileProblem } from '#domain/files.ts';
import {
  groundOf,
  isHuge,
  isOpenedWhole,
  openPicture,
  type Ground,
} from '#server/reading/opening/opening-pictures.ts';

/** Why a file cannot be checked at all. The message is the code: nothing else about it leaves the process. */
export class FileProblem extends Error {
  constructor(code: ProofFileProblem) {
    super(code);
    this.name = 'FileProblem';
  }
}

/** Turns a library's error about a broken file into a code that people get. */
export async function orProblem<T>(
  work: Promise<T>,
  codeOf: (message: string) => ProofFileProblem,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // The library ran out of memory and cannot open anything any more.
    if (error instanceof Error && error.name === 'RuntimeError') throw error;
    throw new FileProblem(codeOf(error instanceof Error ? error.message : String(error)));
  }
}

/**
 * A page to read: a picture as it was sent, or a drawn page of a PDF in red, green, blue and alpha. Also the colour behind it, white by
 * default.
 */
export type PageSource = ({ picture: Uint8Array } | { drawn: Uint8Array; width: number; height: number }) & {
  ground?: Ground;
};

/** The pages after the first ones: how to draw each, and the text that it carries, visible or not. */
export type OtherPages = {
  draw: (index: number) => Promise<PageSource>;
  textOf: (index: number) => Promise<string>;
};

/**
 * A document to read: its first pages, how many more it has and how to read them, the programs that made it by its own words, and whether
 * something was added over a page.
 */
export type Document = {
  pages: readonly PageSource[];
  unreadPages: number;
  others?: OtherPages;
  madeBy: string;
  /** It names programs in a way that cannot be read. */
  hidesPrograms?: boolean;
  isWrittenOver: boolean;
};

/** Opens the page, upright and on its ground. */
export function openPage(page: PageSource) {
  const opened =
    'picture' in page
      ? openPicture(page.picture).autoOrient()
      : sharp(page.drawn, { raw: { width: page.width, height: page.height, channels: 4 } });
  return opened.flatten({ background: page.ground ?? '#fff' });
}

const problemOf = (message: string) => (/pixel limit/i.test(message) ? 'huge' : 'damaged');

/** Reports every error about a page as a problem of the file. */
export const ofPage = <T>(work: Promise<T>): Promise<T> => orProblem(work, problemOf);

/** Opens a picture as a page, with the programs that made it. Throws a FileProblem if it cannot be opened. */
export async function openedPicture(bytes: Uint8Array): Promise<Document> {
  const metadata = await ofPage(openPicture(bytes).metadata());
  if (isHuge(metadata)) throw new FileProblem('huge');
  if (Math.max(metadata.width, metadata.height) < PROOF_LIMITS.sideMin) throw new FileProblem('small');
  const isMuch = isOpenedWhole(metadata) && metadata.width * metadata.height > MEMORY_PIXELS_MAX;
  const ground = await ofPage(groundOf(bytes, metadata));
  return {
    pages: [{ ...(isMuch ? await shrunk(bytes, metadata) : { picture: bytes }), ground }],
    unreadPages: 0,
    madeBy: programsOf(metadata),
    isWrittenOver: false,
  };
}

/** No page is read larger (preparing.ts). A much larger one is opened only once, because it would take most of the memory. */
const MEMORY_PIXELS_MAX = 8e6;

async function shrunk(bytes: Uint8Array, { autoOrient: { width, height } }: Metadata): Promise<PageSource> {
  const scale = Math.sqrt(MEMORY_PIXELS_MAX / (width * height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const pixels = openPicture(bytes)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw();
  const { data, info } = await ofPage(pixels.toBuffer({ resolveWithObject: true }));
  return { drawn: data, width: info.width, height: info.height };
}

function programsOf({ exif, xmp, iptc, tifftagPhotoshop, comments = [] }: Metadata): string {
  const blocks = [exif, xmp, iptc, tifftagPhotoshop].map((block) => block?.toString('latin1') ?? '');
  return [...blocks, ...comments.map(({ text }) => text)].join(' ');
}

export async function sizeOf(page: PageSource): Promise<{ width: number; height: number }> {
  if ('drawn' in page) return page;
  const { autoOrient } = await ofPage(openPicture(page.picture).metadata());
  return autoOrient;
}

/** Draws the pages that were read below each other for people to see. Encoded again, so without scripts, places or other hidden content. */
export async function previewOf(pages: readonly PageSource[]): Promise<Uint8Array> {
  const [resized, ...others] = await Promise.all(pages.map((page) => resizedToShow(page)));
  if (!resized) throw new FileProblem('damaged');
  if (others.length === 0) return shownAsWebp(resized);
  return joinedToShow(await Promise.all([resized, ...others].map((page) => ofPage(page.png().toBuffer()))));
}

/** Joins the pages of a document into one picture. */
export const joinedToShow = ([first, ...others]: readonly Buffer[]): Promise<Uint8Array> =>
  shownAsWebp(
    first && others.length === 0
      ? sharp(first)
      : sharp(first ? [first, ...others] : [], { join: { across: 1, shim: SEAM, background: '#888' } }),
  );

const shownAsWebp = (shown: Sharp): Promise<Uint8Array> =>
  ofPage(shown.webp({ quality: 80, effort: 2 }).toBuffer());

/** Pixels between two pages. */
export const SEAM = 4;

/** Scales a page for display, to at most this height in pixels. */
export async function resizedToShow(page: PageSource, tallest = Infinity): Promise<Sharp> {
  const { side, readableWidth, tallMax } = PROOF_PREVIEW;
  const { width, height } = await sizeOf(page);
  const readableHeight = Math.round((readableWidth * height) / width);
  const most = Math.min(tallest, Math.max(side, Math.min(tallMax, readableHeight)));
  return openPage(page).resize({ width: side, height: most, fit: 'inside', withoutEnlargement: true });
}
