import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '#test/running/app.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';

test('only POST reaches calls: a link, or a page at another port, could send other methods', async () => {
  await using app = await startApp();
  const aisyah = await signUp(app);
  const home = await buildHome([aisyah]);
  const data = JSON.stringify({ json: { homeId: home.id, id: randomUUID() } });
  for (const call of ['chores/openHome', 'homes/listHomes', 'users/signOut']) {
    for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS']) {
      const address = `${app.base}/api/rpc/${call}?data=${encodeURIComponent(data)}`;
      const answer = await aisyah.fetch(address, { method });
      expect(answer.status, `${method} ${call}`).toBe(405);
    }
  }
  expect((await aisyah.api.users.getSession()).user?.id).toBe(aisyah.userId);
});
