type Device = { browser?: string; system?: string; handheld: boolean };

// In this order: most browsers also name those that they descend from.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bUbuntu\b/, 'Ubuntu'],
  [/\bLinux\b/, 'Linux'],
];
const HANDHELD = /\b(?:iPhone|iPad|Android)\b/;

const firstIn = (table: readonly [RegExp, string][], userAgent: string) =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Browser and system behind a User-Agent header, as far as it tells; the names are those of the makers. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const browser = firstIn(BROWSERS, text);
  const system = firstIn(SYSTEMS, text);
  return { ...(browser && { browser }), ...(system && { system }), handheld: HANDHELD.test(text) };
}

/** Whether this is an iPhone or iPad, whose browsers offer nothing by themselves. An iPad says that it is a Mac; no Mac has a screen for several fingers. */
export const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
