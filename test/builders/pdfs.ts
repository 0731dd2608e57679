import { deflateSync } from 'node:zlib';

type Size = [width: number, height: number];

/** A PDF written by hand. `pages` are their drawing operators; each page can use Helvetica as /F and the picture as /P. */
export function pdfOf(
  pages: readonly (string | Buffer)[],
  {
    size = [300, 360],
    info = '',
    trailer = '',
    fonts = '',
    picture,
    annotation,
    isField = false,
  }: PdfOptions = {},
): Buffer {
  const pageIds = pages.map((_, index) => 4 + index * 2);
  const used = `/Font << /F 3 0 R ${fonts} >>${picture ? ` /XObject << /P ${4 + pages.length * 2} 0 R >>` : ''}`;
  const annotationId = 4 + pages.length * 2 + (picture ? 1 : 0);
  const over = annotation ? `/Annots [${annotationId} 0 R]` : '';
  const form = isField
    ? `/AcroForm << /Fields [${annotationId} 0 R] /DA (/F 12 Tf 0 g) /DR << /Font << /F 3 0 R >> >> >>`
    : '';
  const objects: Buffer[] = [
    text(`<< /Type /Catalog /Pages 2 0 R ${form} >>`),
    text(`<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`),
    text('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...pages.flatMap((page, index) => [
      text(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources << ${used} >> /Contents ${5 + index * 2} 0 R ${over} >>`,
      ),
      stream('', typeof page === 'string' ? deflateSync(page) : page),
    ]),
    ...(picture ? [stream(pictureHead(picture), deflateSync(blackOf(picture)))] : []),
    ...(annotation ? [text(`<< /Type /Annot ${annotation} >>`)] : []),
    ...(info ? [text(`<< ${info} >>`)] : []),
  ];
  const body = objects.map((object, index) =>
    Buffer.concat([text(`${index + 1} 0 obj\n`), object, text('\nendobj\n')]),
  );
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${info && `/Info ${objects.length} 0 R`} ${trailer} >>\n%%EOF\n`;
  return Buffer.concat([text('%PDF-1.4\n'), ...body, text(end)]);
}

type PdfOptions = {
  size?: Size;
  info?: string;
  trailer?: string;
  /** More fonts for every page. */
  fonts?: string;
  picture?: Size;
  annotation?: string;
  /** The annotation is a field of the document's form. */
  isField?: boolean;
};

const text = (value: string) => Buffer.from(value, 'latin1');
const stream = (about: string, data: Buffer) =>
  Buffer.concat([
    text(`<< ${about} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`),
    data,
    text('\nendstream'),
  ]);
const pictureHead = ([width, height]: Size) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray`;
const blackOf = ([width, height]: Size) => Buffer.alloc(Math.ceil(width / 8) * height);

/** Makes the PDF open only with a password. */
export const LOCKED = `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;

const escaped = (value: string) => value.replaceAll(/[()\\]/g, String.raw`\$&`);

/** The operators that write rows of labels and values, from the top of a page of the usual size down. */
export const written = (rows: readonly (readonly string[])[]): string =>
  rows
    .flatMap((cells, row) =>
      cells.map(
        (cell, column) => `BT /F 12 Tf ${15 + column * 75} ${330 - row * 30} Td (${escaped(cell)}) Tj ET`,
      ),
    )
    .join('\n');
