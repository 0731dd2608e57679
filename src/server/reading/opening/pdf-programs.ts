import { Parser } from 'htmlparser2';
import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { xmpOf } from '#server/reading/opening/pdf-xmp.ts';
import { callsOf, type PdfiumCalls } from '#server/reading/opening/pdfium-calls.ts';

const INFO_TAGS = ['Producer', 'Creator'];
/** How many of the newest changes to a file are read. */
const REVISIONS_MAX = 5;

/** The programs that made a PDF by its own words, and whether it hides some of them. */
export type Programs = { madeBy: string; hidesPrograms: boolean };

/**
 * Returns the programs that made and changed a PDF: from the information dictionary and the XMP metadata of each of its revisions. PDFium
 * finds both, even if a name is escaped, compressed, encrypted, or in another object.
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
    // The first part of a file that can be shown while it loads is not a document.
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

/** The local names of the properties that name a program (XMP part 1 and 2, schema of PDF). The packet defines their prefixes. */
const NAMING = new Set(['producer', 'creatortool', 'softwareagent']);
const namesProgram = (name: string) => NAMING.has(name.slice(name.indexOf(':') + 1).toLowerCase());

/** Returns whether a packet can be read: each has an element RDF. In UTF-16 every second byte of a Latin letter is zero. */
const isXmp = (packet: Uint8Array): boolean => /<[^\s<>]*\bRDF\b/.test(textOf(packet));

const textOf = (packet: Uint8Array) => Buffer.from(packet).toString('utf8').replaceAll('\0', '');

/** Real packets are never nested so deeply, and the parser gets slower with every open tag. */
const DEPTH_MAX = 50;

/** Returns the programs that an XMP packet names, as elements or attributes: of the file and of each step of its history. */
function programsInXmp(packet: Uint8Array): string[] {
  const found: string[] = [];
  let [depth, inside] = [0, 0];
  let said = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEPTH_MAX) parser.pause();
        if (namesProgram(name)) inside += 1;
        for (const [key, value] of Object.entries(attributes)) if (namesProgram(key)) found.push(value);
      },
      ontext(text) {
        if (inside > 0) said += text;
      },
      onclosetag(name) {
        depth -= 1;
        if (!namesProgram(name)) return;
        inside -= 1;
        found.push(said);
        said = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(textOf(packet));
  return found;
}
