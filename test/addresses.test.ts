import { expect, test } from 'vitest';
import { pageTitles } from '#words/page.ts';
import { filesOfPages } from '../tools/building/addresses.ts';

// The server answers 404 elsewhere. '/' leads to the dashboard, '/$' is the screen that says that there is no such page.
test('the server knows the address of every page that has a title', () => {
  expect(Object.keys(filesOfPages()).toSorted()).toEqual(['/', '/$', ...Object.keys(pageTitles)].toSorted());
});
