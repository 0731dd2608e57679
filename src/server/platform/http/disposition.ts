/** Returns a header that names a file for saving. Letters beyond ASCII have a separate value, percent-encoded (RFC 6266). */
export const disposition = (how: 'attachment' | 'inline', name: string): string =>
  `${how}; filename="${name.replaceAll(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
