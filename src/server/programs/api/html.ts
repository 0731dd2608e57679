import { escaped } from '#server/platform/http/escape.ts';

/** Text that is HTML already; everything else is escaped where `html` puts it in. */
export type Html = { readonly html: string };
type Part = Html | string | number | undefined | readonly Part[];

function written(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map(written).join('');
}

/** HTML of a template, in which every value that is no HTML itself is escaped. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings.map((text, at) => text + written(parts[at])).join(''),
});
