import sanitize from 'sanitize-html';

/** Addresses that a link may have; one without its own address would lead nowhere from a mailbox. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:']);
/** Deeper ones are dropped: no letter needs them, and some mail programs choke on them. */
const LEVELS_MAX = 50;

// No pictures: they would tell the sender when and where the letter was opened. No tables: a cell would break out of ours.
const TAGS = (
  'p div br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre ' +
  'a b strong i em u s del sub sup small mark code span'
).split(' ');

// They would turn around what follows.
const withoutOverrides = (text: string) => text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');

const link = (tagName: string, { href = '' }: sanitize.Attributes) => {
  const url = URL.parse(href);
  const attribs: sanitize.Attributes = url && SCHEMES.has(url.protocol) ? { href: url.href } : {};
  return { tagName, attribs };
};

/** Of links within a link only the outer one stays: a mail program ends it where the next begins, and would show that one's label beside this one's address. */
function withoutLinksInLinks(clean: string): string {
  let depth = 0;
  return clean.replaceAll(/<(\/?)a(?: [^>]*)?>/g, (tag, isEnd: string) => {
    if (isEnd) depth -= 1;
    const isInner = depth > 0;
    if (!isEnd) depth += 1;
    return isInner ? '' : tag;
  });
}

/** What is harmless of HTML that somebody else wrote: plain formatting and links, every tag closed. */
export const cleanHtml = (html: string): string =>
  withoutLinksInLinks(
    sanitize(html, {
      allowedTags: TAGS,
      allowedAttributes: { a: ['href'] },
      nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xmp'],
      transformTags: { a: link },
      textFilter: withoutOverrides,
      nestingLimit: LEVELS_MAX,
    }),
  ).trim();

/** What cleanHtml gave, with each link's address beside its label: a label may say anything. */
export const withAddresses = (clean: string): string =>
  clean.replaceAll(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (all: string, href: string, label: string) =>
    label === href ? all : `${all} (${href})`,
  );

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (all, name: string) => SIGNS[name] ?? all);

/** The same as plain text, a link followed by its address. Only for what cleanHtml gave: it knows no other tags and signs. */
export function textOf(clean: string): string {
  const marked = clean
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, (_all, href: string, label: string) =>
      label === href ? label : `${label} (${href})`,
    )
    .replaceAll(/<li>/g, '\n- ')
    .replaceAll(/<br \/>|<hr \/>|<\/div>/g, '\n')
    .replaceAll(/<\/(?:p|h[1-6]|ul|ol|blockquote|pre)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '');
  return decode(marked)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
