import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageTitles } from '#words/page.ts';
import { filesOfPages } from '../tools/building/addresses.ts';

// Other addresses get a 404. '/' leads to the dashboard, '/$' is the screen for a page that does not exist.
test('the server knows the addresses of all pages with a title', () => {
  expect(Object.keys(filesOfPages()).toSorted()).toEqual(['/', '/$', ...Object.keys(pageTitles)].toSorted());
});

// Without them, a browser would request the code of a page only after the app's code has run.
test('the build knows the first files of each page', () => {
  const { '/': leadsOn, ...pages } = filesOfPages();
  expect(leadsOn).toEqual([]);
  const web = path.join(import.meta.dirname, '../src/web');
  for (const [address, files] of Object.entries(pages)) {
    expect([undefined, 'shell/Shell.tsx'], address).not.toContain(files.at(-1));
    for (const file of files) expect(existsSync(path.join(web, file)), file).toBe(true);
  }
  expect(pages['/chores']).toEqual(['shell/Shell.tsx', 'chores/Chores.tsx']);
});
