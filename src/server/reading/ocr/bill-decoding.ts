import sharp from 'sharp';
import { BILL_HEIGHT_MAX } from '#domain/bills.ts';
import type { DecodeRequest, DecodeResult } from '#server/reading/opening/messages.ts';
import { typeOf } from '#domain/file-kinds.ts';
import {
  FileProblem,
  joinedToShow,
  ofPage,
  openedPicture,
  resizedToShow,
  SEAM,
  type PageSource,
} from '#server/reading/opening/page-sources.ts';
import { eachPdfPage } from '#server/reading/opening/pdf-pages.ts';
import { BLANK_DEVIATION } from '#server/reading/ocr/preparing.ts';

export { library } from '#server/reading/opening/pdf-pages.ts';

function once(say?: () => void) {
  let said = false;
  return () => {
    if (!said) say?.();
    said = true;
  };
}

async function isBlankPage(page: Buffer) {
  const { channels } = await ofPage(sharp(page).greyscale().stats());
  return (channels[0]?.stdev ?? 0) < BLANK_DEVIATION;
}

/**
 * Turns the bytes of a bill into the picture that is shown: all pages, which are not read. `opened` is called when the pixels of the first
 * page are there. Throws a FileProblem if they cannot be shown.
 */
export async function decodeBill(
  { bytes }: DecodeRequest<'bill'>,
  opened?: () => void,
): Promise<DecodeResult<'bill'>> {
  const mimeType = typeOf(bytes);
  if (!mimeType) throw new FileProblem('type');
  const isOpened = once(opened);
  const drawn = async (page: PageSource, count: number) => {
    const tallest = Math.floor(BILL_HEIGHT_MAX / count) - SEAM;
    const shown = await ofPage((await resizedToShow(page, tallest)).png({ compressionLevel: 1 }).toBuffer());
    isOpened();
    return shown;
  };
  const pages =
    mimeType === 'application/pdf'
      ? await eachPdfPage(bytes, drawn)
      : await Promise.all((await openedPicture(bytes)).pages.map((page) => drawn(page, 1)));
  if ((await Promise.all(pages.map(isBlankPage))).every(Boolean)) throw new FileProblem('blank');
  return { shown: await joinedToShow(pages) };
}
