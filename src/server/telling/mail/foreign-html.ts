import sanitize from 'sanitize-html';

/** The schemes of links. A relative link would lead nowhere from a mailbox. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:']);
/** Deeper levels are dropped: no email needs them, and they break some mail programs. */
const LEVELS_MAX = 50;

// No pictures: they would tell the sender when and where the email was opened. No tables: a cell would break out of our layout.
const TAGS = (
  'p div br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre ' +
  'a b strong i em u s del sub sup small mark code span'
).split(' ');

// They would reverse the text that follows.
const withoutOverrides = (text: string) => text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');

const link = (tagName: string, { href = '' }: sanitize.Attributes) => {
  const url = URL.parse(href);
  const attribs: sanitize.Attributes = url && SCHEMES.has(url.protocol) ? { href: url.href } : {};
  return { tagName, attribs };
};

/**
 * Keeps only the outer one of nested links: a mail program ends it where the inner one begins, and would show the inner label beside the
 * outer address.
 */
function withoutLinksInLinks(clean: string): string {
  let depth = 0;
  return clean.replaceAll(/<(\/?)a(?: [^>]*)?>/g, (tag, isEnd: string) => {
    if (isEnd) depth -= 1;
    const isInner = depth > 0;
    if (!isEnd) depth += 1;
    return isInner ? '' : tag;
  });
}

/** Returns the harmless part of foreign HTML: plain formatting and links, every tag closed. */
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

/** Adds each link's address to the output of cleanHtml, since a label may say anything. */
export const withAddresses = (clean: string): string =>
  clean.replaceAll(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (all: string, href: string, label: string) =>
    label === href ? all : `${all} (${href})`,
  );

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (all, name: string) => SIGNS[name] ?? all);

/**
 * Returns the same as plain text, with each link's address after it. Takes only the output of cleanHtml, whose tags and entities it knows.
 */
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
