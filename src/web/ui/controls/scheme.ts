/** Light or dark as a person chose it on this device. public/theme.js applies the stored one before the first paint. */
export type Scheme = 'light' | 'dark';

export const SCHEME_KEY = 'scheme';

/** From light to dark and back, starting from what is seen now. */
export function toggleScheme(): void {
  const chosen = document.documentElement.style.colorScheme;
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  applyScheme(dark ? 'light' : 'dark');
}

export function applyScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]'))
    meta.media = meta.dataset['scheme'] === scheme ? 'all' : 'not all';
  try {
    localStorage.setItem(SCHEME_KEY, scheme);
  } catch {
    // Storage is refused (private window): the choice holds until the page closes.
  }
}
