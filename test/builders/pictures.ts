import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { removePicture } from '#server/people/pictures/stored-pictures.ts';
import type { Browser, TestApp } from '#test/running/app.ts';

/** Sends bytes as the profile page does. */
export const sendPicture = ({ base }: TestApp, { fetch }: Browser, bytes: Uint8Array, type = 'image/png') =>
  fetch(`${base}/api/picture`, {
    method: 'PUT',
    body: Buffer.from(bytes),
    headers: { 'content-type': type },
  });

/** Sends a picture that the server accepts, and returns its address. */
export async function changePicture(app: TestApp, browser: Browser, bytes: Uint8Array): Promise<string> {
  const answer = await sendPicture(app, browser, bytes);
  const { photoURL, message } = (await answer.json()) as { photoURL?: string; message?: string };
  if (photoURL === undefined) throw new Error(`the server refused the picture: ${message}`);
  return photoURL;
}

export const fetchPicture = (
  { base }: TestApp,
  { fetch }: Browser,
  address: string,
  side = 256,
  method = 'GET',
) => fetch(`${base}${address}/${side}.webp`, { method });

/** Returns the colour of one pixel of a picture, as red, green and blue. */
export async function colourAt(bytes: ArrayBuffer, left: number, top: number): Promise<number[]> {
  const one = sharp(Buffer.from(bytes)).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await one.raw().toBuffer())];
}

/** Returns the ids of all picture rows, and the names of all stored files. */
export async function storedPictures({ db, settings }: TestApp) {
  const rows = await db.selectFrom('pictures').select('id').orderBy('created_at').execute();
  const folder = path.join(settings.DATA_DIR, 'files');
  let files: string[] = [];
  try {
    files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  } catch {
    // The first file creates the folder.
  }
  return { rows: rows.map(({ id }) => id), files: files.toSorted() };
}

/** Starts this app's worker for the queued removals, as the whole program does. */
export const startPictureRemovals = ({ queue, db, files }: TestApp) =>
  queue.work('remove-picture', (job) => removePicture({ db, files }, job.data, job.signal));
