/** Names a file that is saved, or shown and perhaps saved. RFC 6266: letters beyond ASCII stand in a value of their own, percent-encoded. */
export const disposition = (how: 'attachment' | 'inline', name: string): string =>
  `${how}; filename="${name.replaceAll(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
