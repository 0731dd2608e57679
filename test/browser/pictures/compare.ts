import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

// `node test/browser/pictures/compare.ts BEFORE AFTER`: lists the pictures of two folders that differ, with the number
// of pixels.
const [before = '', after = ''] = process.argv.slice(2);
const picturesIn = (folder: string) =>
  new Set(readdirSync(folder).filter((name) => name.endsWith('.png') && !name.startsWith('sheet')));

async function differing(name: string): Promise<string | undefined> {
  const read = (folder: string) =>
    sharp(path.join(folder, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [old, now] = [await read(before), await read(after)];
  if (old.data.equals(now.data)) return undefined;
  const sizes = [old, now].map(({ info }) => `${info.width} × ${info.height}`);
  if (sizes[0] !== sizes[1]) return sizes.join(', then ');
  const [pixels, others] = [old, now].map(
    ({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4),
  );
  return `${pixels?.filter((pixel, index) => pixel !== others?.[index]).length} pixels`;
}

const [old, now] = [picturesIn(before), picturesIn(after)];
for (const name of new Set([...old, ...now])) {
  const found = !now.has(name) ? 'only before' : !old.has(name) ? 'only after' : await differing(name);
  if (found !== undefined) console.log(`${name}: ${found}`);
}
