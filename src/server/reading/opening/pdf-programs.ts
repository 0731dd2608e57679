import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { xmpOf } from '#server/reading/opening/pdf-xmp.ts';
import { callsOf, type PdfiumCalls } from '#server/reading/opening/pdfium-calls.ts';
import { isXmp, programsInXmp } from '#server/reading/opening/xmp.ts';

const INFO_TAGS = ['Producer', 'Creator'];
/** Of a file that was changed more often, the newest changes are read. */
const REVISIONS_MAX = 5;

/** What a PDF says of the programs that made it, and whether it hides a part of that. */
export type Programs = { madeBy: string; hidesPrograms: boolean };

/**
 * Returns what a PDF says of the programs that made it and changed it: the information dictionary and the XMP metadata of each of its
 * revisions. PDFium finds both, since a name can be escaped, packed, encrypted, or stand in another object.
 */
export async function programsOf(
  pdfium: PDFiumLibrary,
  bytes: Uint8Array,
  document: PDFiumDocument,
): Promise<Programs> {
  const calls = callsOf(document);
  const found = [programsOfRevision(calls)];
  // The last one is the document itself.
  for (const end of revisionEnds(calls).slice(-REVISIONS_MAX, -1)) {
    // The first part of a file that is made to be shown while it loads is no document.
    const earlier = await pdfium.loadDocument(bytes.subarray(0, end)).catch(() => undefined);
    if (!earlier) continue;
    found.push(programsOfRevision(callsOf(earlier)));
    earlier.destroy();
  }
  return {
    madeBy: found.map(({ madeBy }) => madeBy).join(' '),
    hidesPrograms: found.some(({ hidesPrograms }) => hidesPrograms),
  };
}

function programsOfRevision(calls: PdfiumCalls): Programs {
  const xmp = xmpOf(calls);
  const named = [...INFO_TAGS.map((tag) => metaText(calls, tag)), ...(xmp ? programsInXmp(xmp) : [])];
  return { madeBy: named.join(' '), hidesPrograms: xmp !== undefined && !isXmp(xmp) };
}

function metaText(calls: PdfiumCalls, tag: string): string {
  return calls.lend(tag.length + 1, (name) => {
    calls.memory(name, tag.length + 1).write(`${tag}\0`, 'latin1');
    const size = calls.metaText(name, 0, 0);
    return calls.lend(size, (place) => {
      calls.metaText(name, place, size);
      return calls.memory(place, size).toString('utf16le').replaceAll('\0', '');
    });
  });
}

function revisionEnds(calls: PdfiumCalls): number[] {
  const count = calls.trailerEnds(0, 0);
  return calls.lend(4 * count, (place) => {
    calls.trailerEnds(place, count);
    const memory = calls.memory(place, 4 * count);
    return Array.from({ length: count }, (_, index) => memory.readUInt32LE(4 * index));
  });
}
