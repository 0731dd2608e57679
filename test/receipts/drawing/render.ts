import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LAUNCH_ARGUMENTS } from '#test/browser/places.ts';
import { lookNamed } from '#test/receipts/drawing/rounds.ts';
import { htmlOf } from '#test/receipts/drawing/print.ts';
import type { Format, Look, Recipe } from '#test/receipts/drawing/receipt.ts';
import { findChromium } from '../../../tools/find-chromium.ts';

/** One page of one Chromium, which renders one receipt after the other. */
export type Press = { browser: Browser; page: Page; devtools: CDPSession };

export async function openPress(): Promise<Press> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    // Text in whole pixels and one colour space make the picture the same on every machine with the fonts.
    args: [...LAUNCH_ARGUMENTS, '--font-render-hinting=none', '--force-color-profile=srgb', '--disable-gpu'],
  });
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  return { browser, page, devtools: await context.newCDPSession(page) };
}

/** A phone's picture has the height of its screen, even if the receipt is shorter. */
const shortest = ({ medium, width }: Look) =>
  medium === 'phone' || medium === 'wallet' ? Math.round(width * 2.1) : 1;

// As a string, since the tests' types do not include the browser's.
const MEASURE = 'document.fonts.ready.then(() => document.documentElement.scrollHeight)';

/** Returns the whole page as a PNG. */
export async function picture(
  { page, devtools }: Press,
  html: string,
  size: { width: number; height: number; scale: number },
): Promise<Buffer> {
  const screen = { width: size.width, deviceScaleFactor: size.scale, mobile: false };
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...screen, height: size.height });
  await page.setContent(html, { waitUntil: 'load' });
  const height = await page.evaluate<number>(MEASURE);
  if (height !== size.height)
    await devtools.send('Emulation.setDeviceMetricsOverride', { ...screen, height });
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

// Replaces the time that Chromium writes into a PDF. The length stays the same, so that its table of offsets remains valid.
const timeless = (written: Buffer) =>
  Buffer.from(
    written.toString('latin1').replace(/\((D:\d{14})/g, () => '(D:20260101000000'),
    'latin1',
  );

/** Returns an A4 PDF with selectable text. */
async function pdf({ page }: Press, html: string): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load' });
  return timeless(await page.pdf({ format: 'A4', printBackground: true }));
}

/** Returns a PDF with a picture and no text, as from a scanner. */
export async function scanned(press: Press, photo: Buffer): Promise<Buffer> {
  const jpeg = await sharp(photo).flatten({ background: '#fff' }).jpeg({ quality: 75 }).toBuffer();
  const style = 'max-width:100%;max-height:1040px;display:block;margin:20px auto';
  return pdf(press, `<img style="${style}" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`);
}

async function encoded(png: Buffer, format: Format): Promise<Buffer> {
  if (format === 'jpg') return sharp(png).flatten({ background: '#fff' }).jpeg({ quality: 84 }).toBuffer();
  if (format === 'webp') return sharp(png).webp({ quality: 82, effort: 1 }).toBuffer();
  if (format === 'gif') return sharp(png).gif({ effort: 1 }).toBuffer();
  return png;
}

/** Returns a recipe's page as pixels, whatever the format of its file is. */
export function pixels(press: Press, recipe: Recipe): Promise<Buffer> {
  const look = lookNamed(recipe.look);
  return picture(press, htmlOf(recipe), { width: look.width, height: shortest(look), scale: look.scale });
}

/** Returns the file that the debtor uploads. */
export async function fileOf(press: Press, recipe: Recipe): Promise<Buffer> {
  if (recipe.format === 'pdf') return pdf(press, htmlOf(recipe));
  return encoded(await pixels(press, recipe), recipe.format);
}
