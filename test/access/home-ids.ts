const hexOf = (id: string) => id.replaceAll('-', '');

/** The readable forms of the bytes: as they are, with folded lines joined and escapes undone, and with base64 decoded. */
function viewsOf(bytes: Buffer): Buffer[] {
  const text = bytes.toString('latin1');
  const unfolded = text.replaceAll(/=?\r?\n[ \t]?/g, '');
  const unescaped = unfolded.replaceAll(/[%=]([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  const packed = unescaped.match(/[\w+/-]{16,}/g) ?? [];
  return [
    ...[text, unfolded, unescaped].map((each) => Buffer.from(each, 'latin1')),
    ...packed.map((each) => Buffer.from(each, 'base64')),
  ];
}

/** Returns the ids that an answer contains in any readable form. */
export function idsReadableIn(answered: string | Uint8Array, ids: readonly string[]): string[] {
  const views = viewsOf(Buffer.from(answered));
  return ids.filter((id) =>
    views.some((view) => {
      const text = view.toString('latin1').toLowerCase();
      return text.includes(id) || text.includes(hexOf(id)) || view.toString('hex').includes(hexOf(id));
    }),
  );
}
