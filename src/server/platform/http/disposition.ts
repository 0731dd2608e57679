/** Names a file for saving. RFC 6266: letters beyond ASCII have a value of their own, percent-encoded. */
export const disposition = (how: 'attachment' | 'inline', name: string): string =>
  `${how}; filename="${name.replaceAll(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
