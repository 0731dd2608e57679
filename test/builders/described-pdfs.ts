import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { written } from '#test/builders/pdfs.ts';
import { ROWS } from '#test/builders/receipt-file.ts';

/** A PDF's description of the programs that made it, in the file's own syntax. */
export type Description = {
  /** In the information dictionary, in PDF syntax: `(Canva)`, `<FEFF…>`, or `8 0 R`. If encrypted, the plain text. */
  producer?: string;
  /** The content of object 8. */
  named?: string;
  /** The catalog's metadata stream. */
  xmp?: string | Buffer;
  /** The filter that packs the metadata, if it is not Flate. */
  filter?: keyof typeof PACKED_BY;
  /** As modern writers do it: objects in a compressed stream, packed metadata, and a cross-reference stream. */
  isPacked?: boolean;
  /** Encrypted with an empty password, as banks do that forbid changes. */
  isEncrypted?: boolean;
};

const [CATALOG, PAGES, FONT, PAGE, CONTENT, INFO, METADATA, NAMED, PACKED, INDEX] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
];

/** A receipt that fits `expected` of proof-pages.ts, with this description. */
export function describedPdf({
  producer,
  named,
  xmp,
  filter,
  isPacked = false,
  isEncrypted = false,
}: Description): Buffer {
  const seal = isEncrypted ? encryption() : undefined;
  const sealed = (id: number, data: Buffer) => seal?.(id, data) ?? data;
  const producerText = isEncrypted ? `<${sealed(INFO, text(producer ?? '')).toString('hex')}>` : producer;
  const dictionaries = new Map<number, string>([
    [
      CATALOG,
      `<< /Type /Catalog /Pages ${PAGES} 0 R ${xmp === undefined ? '' : `/Metadata ${METADATA} 0 R`} >>`,
    ],
    [PAGES, `<< /Type /Pages /Count 1 /Kids [${PAGE} 0 R] >>`],
    [FONT, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [
      PAGE,
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 300 360] /Resources << /Font << /F ${FONT} 0 R >> >> /Contents ${CONTENT} 0 R >>`,
    ],
    [INFO, producer === undefined ? '<< >>' : `<< /Producer ${producerText} >>`],
    ...(named === undefined ? [] : [[NAMED, named] as const]),
  ]);
  const streams = new Map<number, Buffer>([
    [CONTENT, stream('/Filter /FlateDecode', sealed(CONTENT, deflateSync(written(ROWS))))],
    ...(xmp === undefined
      ? []
      : [[METADATA, filter ? PACKED_BY[filter](xmp) : metadataOf(xmp, isPacked, sealed)] as const]),
  ]);
  const trailer = `/Root ${CATALOG} 0 R /Info ${INFO} 0 R ${isEncrypted ? ENCRYPT : ''}`;
  if (!isPacked) {
    for (const [id, dictionary] of dictionaries) streams.set(id, text(dictionary));
    return withTable(text('%PDF-1.7\n'), streams, trailer);
  }
  streams.set(PACKED, packed(dictionaries));
  return withIndex(streams, dictionaries, trailer);
}

/** The same file after a program appended an update with its own name. */
export function updatedPdf(pdf: Buffer, producer: string): Buffer {
  const previous = /startxref\n(?<at>\d+)\n%%EOF\n$/.exec(pdf.toString('latin1'))?.groups?.['at'];
  return withTable(
    pdf,
    new Map([[INFO, text(`<< /Producer ${producer} >>`)]]),
    `/Root ${CATALOG} 0 R /Info ${INFO} 0 R /Prev ${previous}`,
  );
}

/** An XMP packet with these properties. */
export const xmpOf = (
  properties: string,
  attributes = '',
) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
  xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" ${attributes}>
${properties}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

const text = (value: string) => Buffer.from(value, 'latin1');
const stream = (about: string, data: Buffer) =>
  Buffer.concat([text(`<< ${about} /Length ${data.length} >>\nstream\n`), data, text('\nendstream')]);

function metadataOf(xmp: string | Buffer, isPacked: boolean, sealed: (id: number, data: Buffer) => Buffer) {
  const plain = Buffer.from(xmp);
  const about = `${METADATA_TYPE} ${isPacked ? '/Filter /FlateDecode' : ''}`;
  return stream(about, sealed(METADATA, isPacked ? deflateSync(plain) : plain));
}

const METADATA_TYPE = '/Type /Metadata /Subtype /XML';
const PACKED_BY = {
  hex: (xmp: string | Buffer) =>
    stream(`${METADATA_TYPE} /Filter /ASCIIHexDecode`, text(`${Buffer.from(xmp).toString('hex')}>`)),
  ascii85: (xmp: string | Buffer) =>
    stream(`${METADATA_TYPE} /Filter /ASCII85Decode`, ascii85(Buffer.from(xmp))),
};

/** PDF 32000-1, 7.4.3, padded with spaces to a whole group. */
function ascii85(bytes: Buffer): Buffer {
  const whole = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, ' ')]);
  const digits = [4, 3, 2, 1, 0].map((power) => 85 ** power);
  const groups = Array.from({ length: whole.length / 4 }, (_, at) => whole.readUInt32BE(4 * at));
  const signs = groups.flatMap((group) => digits.map((digit) => 33 + (Math.floor(group / digit) % 85)));
  return Buffer.concat([Buffer.from(signs), text('~>')]);
}

function packed(dictionaries: Map<number, string>): Buffer {
  let at = 0;
  const heads = [...dictionaries].map(([id, dictionary]) => {
    const head = `${id} ${at}`;
    at += dictionary.length + 1;
    return head;
  });
  const head = `${heads.join(' ')}\n`;
  const about = `/Type /ObjStm /N ${dictionaries.size} /First ${head.length} /Filter /FlateDecode`;
  return stream(about, deflateSync(`${head}${[...dictionaries.values()].join(' ')}`));
}

function laidOut(before: Buffer, objects: Map<number, Buffer>) {
  let file = before;
  const places = new Map<number, number>();
  for (const [id, object] of objects) {
    places.set(id, file.length);
    file = Buffer.concat([file, text(`${id} 0 obj\n`), object, text('\nendobj\n')]);
  }
  return { file, places };
}

function withTable(before: Buffer, objects: Map<number, Buffer>, trailer: string): Buffer {
  const { file, places } = laidOut(before, objects);
  const table = [...places].map(([id, at]) => `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size ${INDEX + 1} ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, text(end)]);
}

function withIndex(objects: Map<number, Buffer>, dictionaries: Map<number, string>, trailer: string): Buffer {
  const { file, places } = laidOut(text('%PDF-1.7\n'), objects);
  const rows = Array.from({ length: INDEX + 1 }, (_, id) => {
    const row = Buffer.alloc(6);
    const place = id === INDEX ? file.length : places.get(id);
    const order = [...dictionaries.keys()].indexOf(id);
    row.writeUInt8(place === undefined ? (order < 0 ? 0 : 2) : 1);
    row.writeUInt32BE(place ?? (order < 0 ? 0 : PACKED), 1);
    row.writeUInt8(place === undefined && order >= 0 ? order : 0, 5);
    return row;
  });
  const about = `/Type /XRef /Size ${INDEX + 1} /W [1 4 1] /Filter /FlateDecode ${trailer}`;
  const index = stream(about, deflateSync(Buffer.concat(rows)));
  return Buffer.concat([
    file,
    text(`${INDEX} 0 obj\n`),
    index,
    text(`\nendobj\nstartxref\n${file.length}\n%%EOF\n`),
  ]);
}

// PDF 32000-1, 7.6.3: revision 2, whose user password is empty.
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const OWNER = Buffer.alloc(32, 'A');
const PERMISSIONS = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
const FILE_ID = Buffer.alloc(16, 'I');
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const KEY = md5(PADDING, OWNER, PERMISSIONS, FILE_ID).subarray(0, 5);
const ENCRYPT = `/ID [<${FILE_ID.toString('hex')}> <${FILE_ID.toString('hex')}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${OWNER.toString('hex')}> /U <${rc4(KEY, PADDING).toString('hex')}> >>`;

function encryption() {
  return (id: number, data: Buffer) => rc4(md5(KEY, Buffer.from([id, 0, 0, 0, 0])).subarray(0, 10), data);
}

/** RC4, which Node's OpenSSL no longer has. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const of = (at: number) => state[at & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a & 255], state[b & 255]] = [of(b), of(a)];
  };
  let other = 0;
  for (let at = 0; at < 256; at++) {
    other += of(at) + (key[at % key.length] ?? 0);
    swap(at, other);
  }
  other = 0;
  return Buffer.from(
    data.map((byte, index) => {
      other += of(index + 1);
      swap(index + 1, other);
      return byte ^ of(of(index + 1) + of(other));
    }),
  );
}
