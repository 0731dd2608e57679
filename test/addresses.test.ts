import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageTitles } from '#words/page.ts';
import { filesOfPages } from '../tools/building/addresses.ts';

// The server answers 404 elsewhere. '/' leads to the dashboard, '/$' is the screen that says that there is no such page.
test('the server knows the address of every page that has a title', () => {
  expect(Object.keys(filesOfPages()).toSorted()).toEqual(['/', '/$', ...Object.keys(pageTitles)].toSorted());
});

// Without them the browser asks for the code of a page only once it runs that of the app.
test('the build knows the files that each page begins with', () => {
  const { '/': leadsOn, ...pages } = filesOfPages();
  expect(leadsOn).toEqual([]);
  const web = path.join(import.meta.dirname, '../src/web');
  for (const [address, files] of Object.entries(pages)) {
    expect([undefined, 'shell/Shell.tsx'], address).not.toContain(files.at(-1));
    for (const file of files) expect(existsSync(path.join(web, file)), file).toBe(true);
  }
  expect(pages['/chores']).toEqual(['shell/Shell.tsx', 'chores/Chores.tsx']);
});
