import { randomUUID } from 'node:crypto';
import { homeMark } from '#domain/home-mark.ts';
import type { Language } from '#domain/languages.ts';
import { wordsIn } from '#words/languages.ts';

/** The content of an email, as data. Any field may contain text that a person typed; render makes it harmless. */
export type Letter = {
  subject: string;
  /** The inbox shows it after the subject. */
  preview: string;
  icon: string;
  /** One line above the title: who does what. */
  lead: string;
  /** The subject matter, in large type. */
  big: string;
  /** One line below it. */
  under?: string | undefined;
  /** Text that another person wrote, with its line breaks. */
  quote?: string | undefined;
  /** HTML that another person wrote, already made harmless (foreign-html.ts), and the same as text. */
  written?: { html: string; text: string } | undefined;
  facts?: readonly Fact[] | undefined;
  text?: readonly string[] | undefined;
  /** Attached inline, since mail programs do not load pictures from unknown servers. */
  picture?: Picture | undefined;
  /** Several items, each with its own link, before the button. */
  parts?: readonly Part[] | undefined;
  /** A second way, as a plain link before the button. */
  link?: LetterLink | undefined;
  button: string;
  url: string;
  after?: string | undefined;
  /** Why this person gets it. */
  why: string;
};
/** The surroundings of an email. */
export type Setting = {
  publicUrl: string;
  /** The reader's language. */
  language: Language;
  /** The links that stop emails like this one, if that is possible. */
  stops: readonly Stop[];
};
type Fact = readonly [label: string, value: string];
type Part = {
  title: string;
  lines: readonly string[];
  button: string;
  url: string;
  picture?: Picture | undefined;
};
/** A square PNG, black on white, with a text alternative and the name under which it is saved. */
export type Picture = { png: Uint8Array; shows: string; name: string };
export type LetterLink = { label: string; url: string };
export type Stop = LetterLink & {
  /** The address for the mail program's own request (RFC 8058), which cannot have a fragment. */
  oneClickUrl: string;
};
type Inline = { cid: string; png: Uint8Array; name: string };
export type Rendered = {
  subject: string;
  html: string;
  text: string;
  /** The pictures that the HTML names by `cid:`. */
  inline?: readonly Inline[] | undefined;
};

// A line break in a name could forge lines of the plain text; a bidirectional override would reverse the text that follows.
const clean = (typed: string) => typed.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

const cleanLines = (typed: string) =>
  typed
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(clean)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

// These stay on one line: a lone 'RM' at the end of a line reads as a word, so does the 'e-' of 'e-mel', and a Chinese date could break
// anywhere.
const TOGETHER = /\bRM [\d,.]*\d|\be-mel|(?:\d{4}年)?\d{1,2}月\d{1,2}日/gi;

/** Escapes a text for a line of HTML and keeps together what a line must not break. */
const prose = (text: string) =>
  escape(text).replaceAll(TOGETHER, '<span style="white-space:nowrap">$&</span>');

// Emails have no CSS variables: these are the app's tokens. Solid backgrounds survive mail programs that invert colours.
const INK = '#14211B';
const SOFT_INK = '#4C5A53';
const GREEN = '#0B6E4F';
const LINE = '#DDE4DA';
const PAPER = '#F5F7F2';
const SOFT = '#EDF1E9';
const FONT_STYLE = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const STYLE = `@media (prefers-color-scheme:dark){
.paper{background:#0E1512!important}.card{background:#16201B!important;border-color:#2A3731!important}.tile{background:#0A100D!important}
.ink{color:#EAF2ED!important}.soft{color:#B0BFB7!important}.link,.writing a{color:#6AD8AA!important}
.line{border-color:#2A3731!important}.button{background:#4FCB97!important}.button a{color:#04261A!important}}
@media (max-width:620px){.wide{width:100%!important}.card{padding:24px 20px!important}
.full,.full tbody,.full tr,.full td{display:block!important;width:100%!important;box-sizing:border-box}}`;

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const row = (html: string, style: string) => `<tr><td style="${style}">${html}</td></tr>`;
const words = (text: string, size: number, line: number) =>
  `<p class="soft" style="margin:0;${FONT_STYLE};font-size:${size}px;line-height:${line}px;color:${SOFT_INK}">${prose(text)}</p>`;

// The filler keeps mail programs from showing the email's next words after the preview.
const preview = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escape(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;

const mark = (publicUrl: string, sender: string) => `<table ${TABLE}><tr>
<td style="padding-right:10px"><img src="${escape(publicUrl)}/mail-mark.png" width="32" height="32" alt="" style="display:block;border:0;border-radius:9px"></td>
<td class="ink" style="${FONT_STYLE};font-size:19px;font-weight:800;letter-spacing:-.02em;color:${INK}">${sender}</td></tr></table>`;

const tile = (icon: string) =>
  `<table ${TABLE}><tr><td class="tile" width="48" height="48" align="center" style="width:48px;height:48px;background:${SOFT};border-radius:14px;font-size:24px;line-height:48px">${escape(icon)}</td></tr></table>`;

const title = (text: string) =>
  `<h1 class="ink" style="margin:0;${FONT_STYLE};font-size:28px;line-height:34px;font-weight:700;letter-spacing:-.02em;overflow-wrap:anywhere;text-wrap:balance;color:${INK}">${prose(text)}</h1>`;

const under = (text: string) =>
  `<p class="ink" style="margin:0;${FONT_STYLE};font-size:17px;line-height:25px;font-weight:600;color:${INK}">${prose(text)}</p>`;

const quotation = (text: string) =>
  `<table ${TABLE} width="100%"><tr><td class="tile ink" style="background:${SOFT};border-radius:12px;padding:14px 16px;${FONT_STYLE};font-size:16px;line-height:24px;overflow-wrap:anywhere;color:${INK}">“${escape(text).replaceAll('\n', '<br>')}”</td></tr></table>`;

const writing = (html: string) =>
  `<table ${TABLE} width="100%"><tr><td class="tile ink writing" style="background:${SOFT};border-radius:12px;padding:14px 16px;${FONT_STYLE};font-size:16px;line-height:24px;overflow-wrap:anywhere;color:${INK}">${html}</td></tr></table>`;

const fact = ([label, value]: Fact) =>
  `<tr><td class="soft line" width="34%" style="padding:11px 12px 11px 0;border-bottom:1px solid ${LINE};${FONT_STYLE};font-size:15px;line-height:20px;vertical-align:top;color:${SOFT_INK}">${prose(label)}</td><td class="ink line" align="right" style="padding:11px 0;border-bottom:1px solid ${LINE};${FONT_STYLE};font-size:15px;line-height:20px;vertical-align:top;font-weight:600;overflow-wrap:anywhere;color:${INK}">${prose(value)}</td></tr>`;

const factTable = (facts: readonly Fact[]) =>
  `<table ${TABLE} class="line" width="100%" style="border-top:1px solid ${LINE}">${facts.map(fact).join('')}</table>`;

const stopLine = ({ label, url }: LetterLink) =>
  `<p style="margin:4px 0 0;${FONT_STYLE};font-size:13px;line-height:20px"><a class="link" href="${escape(url)}" style="color:${GREEN}">${escape(label)}</a></p>`;

const plainLink = ({ label, url }: LetterLink) =>
  `<p style="margin:0;${FONT_STYLE};font-size:16px;line-height:24px"><a class="link" href="${escape(url)}" style="font-weight:600;color:${GREEN}">${escape(label)}</a></p>`;

const button = (label: string, url: string) =>
  `<table class="full" ${TABLE}><tr><td class="button" align="center" bgcolor="${GREEN}" style="background:${GREEN};border-radius:12px"><a href="${escape(url)}" style="display:block;padding:14px 28px;${FONT_STYLE};font-size:17px;line-height:22px;font-weight:600;color:#FFFFFF;text-decoration:none">${escape(label)}</a></td></tr></table>`;

const partTile = ({ title: big, lines, button: label, url }: Part) =>
  `<table ${TABLE} width="100%"><tr><td class="tile ink" style="background:${SOFT};border-radius:12px;padding:14px 16px;${FONT_STYLE};font-size:16px;line-height:24px;overflow-wrap:anywhere;color:${INK}"><span style="font-weight:600">${prose(big)}</span><br><span class="soft" style="color:${SOFT_INK}">${lines.map(prose).join('<br>')}</span><br><a class="link" href="${escape(url)}" style="font-weight:600;color:${GREEN}">${escape(label)}</a></td></tr></table>`;

// White in the dark theme too, since it is scanned.
const pictureTile = ({ shows }: Picture, cid: string) =>
  `<table ${TABLE}><tr><td bgcolor="#FFFFFF" style="background:#FFFFFF;border:1px solid ${LINE};border-radius:12px;padding:4px"><img src="cid:${cid}" width="208" height="208" alt="${escape(shows)}" style="display:block;border:0"></td></tr></table>`;

const address = (url: string, buttonNotWorking: string) =>
  `<p class="soft" style="margin:10px 0 0;${FONT_STYLE};font-size:13px;line-height:20px;color:${SOFT_INK}">${buttonNotWorking} <a class="link" href="${escape(url)}" style="color:${GREEN};overflow-wrap:anywhere;word-break:break-word">${escape(url)}</a></p>`;

const given = <T, Shown = string>(part: T | undefined, show: (part: T) => Shown): Shown[] =>
  part === undefined ? [] : [show(part)];

const foot = (letter: Letter, { language, stops }: Setting) =>
  [
    words(letter.why, 13, 20),
    ...stops.map(stopLine),
    address(letter.url, wordsIn(language).letters.buttonNotWorking),
  ].join('');

/**
 * Returns the Content-IDs of one email's pictures: its own, and those of its parts. They are unique, since mail programs that show several
 * emails together look pictures up in all of them.
 */
function makeCids() {
  const letterId = randomUUID();
  return (part: number | 'letter') => `${part}.${letterId}@serumah`;
}
type CidOf = ReturnType<typeof makeCids>;

const partRows = (part: Part, cid: string) => [
  row(partTile(part), 'padding-top:14px'),
  ...given(part.picture, (picture) => row(pictureTile(picture, cid), 'padding-top:8px')),
];

const card = (letter: Letter, cidOf: CidOf) =>
  [
    row(tile(letter.icon), 'padding-bottom:18px'),
    row(words(letter.lead, 17, 25), ''),
    row(title(letter.big), 'padding-top:2px'),
    ...given(letter.under, (text) => row(under(text), 'padding-top:4px')),
    ...given(letter.quote, (text) => row(quotation(text), 'padding-top:18px')),
    ...given(letter.written, (written) => row(writing(written.html), 'padding-top:18px')),
    ...given(letter.facts, (facts) => row(factTable(facts), 'padding-top:20px')),
    ...(letter.text ?? []).map((text) => row(words(text, 16, 24), 'padding-top:16px')),
    ...given(letter.picture, (picture) => row(pictureTile(picture, cidOf('letter')), 'padding-top:20px')),
    ...(letter.parts ?? []).flatMap((part, index) => partRows(part, cidOf(index))),
    ...given(letter.link, (link) => row(plainLink(link), 'padding-top:18px')),
    row(button(letter.button, letter.url), 'padding-top:26px'),
    ...given(letter.after, (text) => row(words(text, 15, 22), 'padding-top:18px')),
  ].join('\n');

// Old mail programs understand only tables and inline styles.
const html = (letter: Letter, setting: Setting, cidOf: CidOf) => `<!doctype html>
<html lang="${setting.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(letter.subject)}</title><style>${STYLE}</style></head>
<body class="paper" style="margin:0;padding:0;background:${PAPER}">
${preview(letter.preview)}
<table ${TABLE} class="paper" width="100%" style="background:${PAPER}"><tr><td align="center" style="padding:28px 12px 36px">
<table ${TABLE} class="wide" width="600" style="width:600px;max-width:100%">
${row(mark(setting.publicUrl, wordsIn(setting.language).letters.sender), 'padding:0 4px 16px')}
<tr><td class="card" style="background:#FFFFFF;border:1px solid ${LINE};border-radius:16px;padding:32px">
<table ${TABLE} width="100%">
${card(letter, cidOf)}
</table></td></tr>
${row(foot(letter, setting), 'padding:18px 4px 0')}
</table></td></tr></table></body></html>`;

/** Returns the width in columns; a Chinese character takes two. */
const widthOf = (text: string) => text.length + [...text.matchAll(/[\u2E80-\u9FFF\uFF00-\uFF60]/g)].length;

function plainFacts(facts: readonly Fact[], labelled: (label: string) => string): string[] {
  const width = Math.max(...facts.map(([label]) => widthOf(labelled(label)))) + 1;
  const aligned = (label: string) => labelled(label) + ' '.repeat(width - widthOf(labelled(label)));
  return [...facts.map(([label, value]) => aligned(label) + value), ''];
}

const plainPart = ({ title: big, lines, button: label, url }: Part, labelled: (label: string) => string) => [
  big,
  ...lines,
  labelled(label),
  url,
  '',
];

// Each quoted line is marked, so that none passes for one of ours.
const plainQuote = (quote: string) => [...quote.split('\n').map((line) => `> ${line}`.trimEnd()), ''];

function plain(letter: Letter, { language, stops }: Setting): string {
  const { labelled } = wordsIn(language).letters;
  return [
    letter.lead,
    letter.big,
    ...(letter.under === undefined ? [] : [letter.under]),
    '',
    ...(letter.quote === undefined ? [] : plainQuote(letter.quote)),
    ...(letter.written ? plainQuote(cleanLines(letter.written.text)) : []),
    ...(letter.facts ? plainFacts(letter.facts, labelled) : []),
    ...(letter.text ?? []).flatMap((text) => [text, '']),
    ...(letter.parts ?? []).flatMap((each) => plainPart(each, labelled)),
    ...(letter.link ? [labelled(letter.link.label), letter.link.url, ''] : []),
    labelled(letter.button),
    letter.url,
    '',
    ...(letter.after === undefined ? [] : [letter.after, '']),
    '--',
    letter.why,
    ...stops.flatMap(({ label, url }) => [labelled(label), url]),
    '',
  ].join('\n');
}

const harmless = (typed: Letter): Letter => ({
  ...typed,
  subject: clean(typed.subject),
  preview: clean(typed.preview),
  lead: clean(typed.lead),
  big: clean(typed.big),
  under: typed.under && clean(typed.under),
  quote: typed.quote && cleanLines(typed.quote),
  facts: typed.facts?.map(([label, value]) => [clean(label), clean(value)]),
  text: typed.text?.map(clean),
  parts: typed.parts?.map((part) =>
    Object.assign({}, part, { title: clean(part.title), lines: part.lines.map(clean) }),
  ),
  after: typed.after && clean(typed.after),
  why: clean(typed.why),
});

/** Renders the two bodies of an email: HTML for old and dark mail programs, and plain text that says the same. */
export function render(typed: Letter, setting: Setting): Rendered {
  const letter = harmless(typed);
  const cidOf = makeCids();
  const inlined = (picture: Picture | undefined, part: number | 'letter'): Inline[] =>
    given(picture, ({ png, name }) => ({ cid: cidOf(part), png, name }));
  return {
    subject: letter.subject,
    html: html(letter, setting, cidOf),
    text: plain(letter, setting),
    inline: [
      ...inlined(letter.picture, 'letter'),
      ...(letter.parts ?? []).flatMap(({ picture }, index) => inlined(picture, index)),
    ],
  };
}

/** Returns the address of a page of ours, with its query and the place on it. It names a home only by its mark. */
export function pageUrl(
  publicUrl: string,
  page: string,
  query: Record<string, string> = {},
  place = '',
): string {
  const url = new URL(page, publicUrl);
  for (const [name, value] of Object.entries(query))
    url.searchParams.set(name, name === 'homeId' ? homeMark(value) : value);
  url.hash = place;
  return url.href;
}

/** Returns the address of a page that a token opens. The token is behind '#', which browsers do not send, so proxies cannot log it. */
export const tokenUrl = (
  publicUrl: string,
  page: string,
  token: string,
  query: Record<string, string> = {},
): string => pageUrl(publicUrl, page, query, new URLSearchParams({ token }).toString());
