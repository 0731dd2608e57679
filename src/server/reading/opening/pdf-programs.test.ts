import { expect, test } from 'vitest';
import { isEdited } from '#receipts/kind/kinds.ts';
import { openedPdf } from '#server/reading/opening/pdf-pages.ts';
import { describedPdf, updatedPdf, xmpOf, type Description } from '#test/builders/described-pdfs.ts';

const utf16 = (value: string) => `FEFF${Buffer.from(value, 'utf16le').swap16().toString('hex')}`;
const octal = (value: string) =>
  `(${[...Buffer.from(value, 'latin1')].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')})`;
const EDITOR = 'Adobe Photoshop';

test.each<[string, Description]>([
  ['as text', { producer: `(${EDITOR})` }],
  ['by octal escapes', { producer: octal(EDITOR) }],
  ['in UTF-16', { producer: `<${utf16(EDITOR)}>` }],
  ['in UTF-16 by octal escapes', { producer: octal(Buffer.from(utf16(EDITOR), 'hex').toString('latin1')) }],
  ['over two lines', { producer: '(Adobe Photo\\\nshop)' }],
  ['in another object', { producer: '8 0 R', named: `(${EDITOR})` }],
  ['in another object, packed', { producer: '8 0 R', named: `(${EDITOR})`, isPacked: true }],
  ['encrypted', { producer: EDITOR, isEncrypted: true }],
  ['in XMP', { xmp: xmpOf(`<xmp:CreatorTool>${EDITOR}</xmp:CreatorTool>`) }],
  ['in XMP as attribute', { xmp: xmpOf('', `pdf:Producer="${EDITOR}"`) }],
  ['in XMP, packed', { xmp: xmpOf(`<pdf:Producer>${EDITOR}</pdf:Producer>`), isPacked: true }],
  ['in XMP, encrypted', { xmp: xmpOf(`<pdf:Producer>${EDITOR}</pdf:Producer>`), isEncrypted: true }],
  ['in XMP by entities', { xmp: xmpOf('<pdf:Producer>Adobe &#80;hotoshop</pdf:Producer>') }],
  ['in XMP in UTF-16', { xmp: Buffer.from(xmpOf(`<pdf:Producer>${EDITOR}</pdf:Producer>`), 'utf16le') }],
  [
    'in XMP history',
    {
      xmp: xmpOf(
        `<xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved" stEvt:softwareAgent="${EDITOR}"/></rdf:Seq></xmpMM:History>`,
      ),
    },
  ],
])('a program that is named %s is found', async (_, description) => {
  const { madeBy } = await openedPdf(describedPdf(description));
  expect(isEdited(madeBy), madeBy).toBe(true);
});

test('a program named in an earlier or later revision is found', async () => {
  const own = describedPdf({ producer: '(iText 7.2.5)' });
  const { madeBy } = await openedPdf(updatedPdf(own, octal(EDITOR)));
  expect(isEdited(madeBy), madeBy).toBe(true);
  const hidden = updatedPdf(describedPdf({ producer: octal(EDITOR) }), '(iText 7.2.5)');
  const { madeBy: before } = await openedPdf(hidden);
  expect(isEdited(before), before).toBe(true);
});

test.each(['hex', 'ascii85'] as const)(
  'metadata that is compressed by %s hides its programs',
  async (way) => {
    const xmp = xmpOf(`<pdf:Producer>${EDITOR}</pdf:Producer>`);
    expect((await openedPdf(describedPdf({ xmp, filter: way }))).hidesPrograms).toBe(true);
  },
);

test('metadata that can be read hides nothing, nor does a file without any', async () => {
  const xmp = xmpOf('<pdf:Producer>iText 7.2.5</pdf:Producer>');
  for (const description of [{}, { xmp }, { xmp, isPacked: true }, { xmp: Buffer.from(xmp, 'utf16le') }])
    expect((await openedPdf(describedPdf(description))).hidesPrograms).toBe(false);
});
