import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#domain/languages.ts';
import { addressesFile, servedFolder } from '#server/platform/http/build-files.ts';
import { getExactly, spellingsOf } from '#test/steps/spellings.ts';

const dist = path.join(import.meta.dirname, '../../../dist');
const served = servedFolder(dist);
const filesIn = (folder: string) =>
  globSync(['**/*', '.*'], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const textOf = (file: string) => readFileSync(file, 'latin1');

test('the server serves exactly the public files of the build, under any spelling', async ({ baseURL }) => {
  const get = (address: string) => getExactly(baseURL ?? '', address);
  const inServed = filesIn(served);
  // The compressed variant is served instead of the file itself to browsers that accept it.
  const given = inServed.filter((file) => !/\.(?:br|gz)$/.test(file));
  expect(given.length).toBeGreaterThan(100);
  for (const file of given) {
    const address = `/${path.relative(served, file)}`;
    const { status, text } = await get(address);
    expect(status, address).toBe(200);
    expect(text === textOf(file), address).toBe(true);
  }

  const hidden = filesIn(dist).filter((file) => !inServed.includes(file));
  expect(hidden.map((file) => path.relative(dist, file)).toSorted()).toEqual([
    '.inputs',
    'addresses.json',
    ...LANGUAGES.map((language) => `manifests/${language}.json`).toSorted(),
  ]);
  // Also at the place where Vite wrote its manifest.
  const addresses = hidden.flatMap((file) => {
    const { dir, name } = path.parse(`/${path.relative(dist, file)}`);
    return [`/${path.relative(dist, file)}`, ...(dir === '/manifests' ? [`/${name}/manifest.json`] : [])];
  });
  const contents = new Set(hidden.map(textOf));
  for (const address of addresses)
    for (const spelling of spellingsOf(address)) {
      const { status, text } = await get(spelling);
      expect(status, spelling).toBeLessThan(500);
      expect(contents.has(text), spelling).toBe(false);
    }
});

test('each page of the app has its address, and no other address has a page', async ({ baseURL, page }) => {
  const addresses = Object.keys(JSON.parse(textOf(addressesFile(dist))) as object);
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses.filter((each) => each !== '/$'))
    expect((await getExactly(baseURL ?? '', address)).status, address).toBe(200);
  for (const address of ['/metrics', '/.well-known/security.txt', '/x.php', '/chores/x']) {
    expect(await getExactly(baseURL ?? '', address)).toMatchObject({ status: 404, text: 'Not found\n' });
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByText('This page does not exist')).toBeVisible();
  }
});
