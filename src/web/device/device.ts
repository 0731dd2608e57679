type Device = { browser?: string; system?: string; handheld: boolean };

// The order matters: most browsers also name the browsers that they descend from.
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

/** Returns the browser and system of a User-Agent header, as far as it names them, under their makers' names. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const browser = firstIn(BROWSERS, text);
  const system = firstIn(SYSTEMS, text);
  return { ...(browser && { browser }), ...(system && { system }), handheld: HANDHELD.test(text) };
}

/**
 * Returns whether this is an iPhone or iPad, whose browsers never offer to install an app. An iPad identifies as a Mac,
 * but no Mac has a multi-touch screen.
 */
export const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
