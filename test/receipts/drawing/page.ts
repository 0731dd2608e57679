import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Look, Outcome, Printed } from '#test/receipts/drawing/receipt.ts';
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { HEADINGS } from '#test/receipts/drawing/says.ts';

export type Row = [label: string, value: string];

const fontFile = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../node_modules', file)).toString('base64');
const figtree = fontFile('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

/** Font families that Debian recommends with its Chromium, and the project's font. */
export const FONTS = {
  sans: "'Liberation Sans', Arial, sans-serif",
  narrow: "'Liberation Sans Narrow', 'Arial Narrow', sans-serif",
  serif: "'Liberation Serif', 'Times New Roman', serif",
  mono: "'Liberation Mono', 'Courier New', monospace",
  wide: "'DejaVu Sans', Verdana, sans-serif",
  condensed: "'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif",
  book: "'DejaVu Serif', Georgia, serif",
  terminal: "'DejaVu Sans Mono', monospace",
  round: "Figtree, 'Liberation Sans', sans-serif",
};

const usesFigtree = (style: string) => style.includes(FONTS.round);
const FIGTREE = `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${figtree})}`;

/** Arimo has the same metrics as Liberation Sans, the font of most looks. So they wrap alike on a machine without its fonts. */
const SANS = [
  [400, 'normal', 'Liberation Sans'],
  [400, 'italic', 'Liberation Sans Italic'],
  [700, 'normal', 'Liberation Sans Bold'],
  [700, 'italic', 'Liberation Sans Bold Italic'],
]
  .map(([weight, style, name]) => {
    const arimo = fontFile(`@fontsource/arimo/files/arimo-latin-${weight}-${style}.woff2`);
    return `@font-face{font-family:'Liberation Sans';font-weight:${weight};font-style:${style};src:local('${name}'),url(data:font/woff2;base64,${arimo})}`;
  })
  .join('');

/** Returns a whole document. `style` is the look's CSS with the body's font. */
export const pageOf = (style: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><style>${SANS}${usesFigtree(style) ? FIGTREE : ''}
*{box-sizing:border-box;margin:0;padding:0}body{font-size:14px;line-height:1.4;-webkit-font-smoothing:antialiased}${style}</style></head><body>${body}</body></html>`;

/** Rows of label and value, side by side or stacked as the look's CSS for .row, .k and .v says. */
export const rowsOf = (rows: Row[]) =>
  rows
    .map(
      ([label, value]) => `<div class="row"><div class="k">${label}</div><div class="v">${value}</div></div>`,
    )
    .join('');

export const tableOf = (rows: Row[], between = '') =>
  `<table>${rows.map(([label, value]) => `<tr><td class="k">${label}</td><td class="v">${between}${value}</td></tr>`).join('')}</table>`;

/** The status bar of a phone. */
export const phoneBar = (clock: string, colour: string, battery = 83, ground = 'transparent') =>
  `<div style="background:${ground};display:flex;justify-content:space-between;padding:9px 22px 5px;color:${colour};font:600 14px ${FONTS.sans}"><span>${clock}</span><span style="font-size:11px">4G&nbsp; ${battery}% <span style="display:inline-block;width:20px;height:10px;border:1px solid ${colour};border-radius:3px;vertical-align:-1px"></span></span></div>`;

/** The tab bar at the bottom of a screen. */
export const tabs = (names: string[], colour: string) =>
  `<div style="display:flex;justify-content:space-around;padding:14px 0 22px;font-size:11px;color:${colour};border-top:1px solid #8884;margin-top:20px">${names.map((name) => `<span style="text-align:center"><span style="display:block;width:18px;height:18px;border:2px solid;border-radius:6px;margin:0 auto 3px"></span>${name}</span>`).join('')}</div>`;

const SIGNS: Record<Outcome, [sign: string, colour: string]> = {
  success: ['M5 13l5 5L20 7', '#158a5a'],
  failed: ['M6 6l12 12M18 6L6 18', '#c8321f'],
  cancelled: ['M6 6l12 12M18 6L6 18', '#7a7f87'],
  pending: ['M12 6v7l5 3', '#d98200'],
  refunded: ['M9 7L4 12l5 5M4 12h16', '#5a6b8c'],
};

/** The tick, cross or clock of a payment. */
export function badge({ outcome }: Printed, size = 56, filled = true): string {
  const [path_, colour] = SIGNS[outcome];
  const [ground, line] = filled ? [colour, '#fff'] : ['transparent', colour];
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" style="background:${ground};border-radius:50%;border:${filled ? 0 : 3}px solid ${colour};padding:${Math.round(size / 6)}px"><path d="${path_}" fill="none" stroke="${line}" stroke-width="3"/></svg>`;
}

export const signColour = ({ outcome }: Printed) => SIGNS[outcome][1];

/** The defaults of looks: a light English screen of a phone. */
export const look = (own: Partial<Look> & Pick<Look, 'name' | 'draw'>): Look => ({
  page: 'receipt',
  language: 'en',
  dark: false,
  medium: 'phone',
  width: 390,
  scale: 3,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  names: 'upper',
  reference: REFERENCES.digits,
  says: HEADINGS,
  ...own,
});

/** A picture of bars and dots, for a code or an advertisement. */
export const speckle = (below: Printed['below'], cells: number, size: number, colour = '#222') => {
  const squares = Array.from({ length: cells * cells }, (_, index) =>
    below(2, `speckle ${index}`) ? `M${index % cells} ${Math.floor(index / cells)}h1v1h-1z` : '',
  );
  return `<svg width="${size}" height="${size}" viewBox="0 0 ${cells} ${cells}"><path d="${squares.join('')}" fill="${colour}"/></svg>`;
};
