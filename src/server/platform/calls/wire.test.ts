import { randomUUID } from 'node:crypto';
import { StandardRPCJsonSerializer } from '@orpc/client/standard';
import { expect, test } from 'vitest';
import { startApp } from '#test/running/app.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { PlainSerializer } from '#server/platform/calls/wire.ts';

test('values go over the wire as oRPC itself would send them', () => {
  const entry = { at: new Date('2026-11-21T10:00:00.123Z'), note: null, pages: [1, 2] };
  const answers = [
    { entries: [entry, { ...entry, data: { from: '2026-11-21', until: new Date(0) } }], next: undefined },
    [new Date(0), 'text', { empty: {} }],
    new Date(0),
    'text',
    null,
    undefined,
  ];
  const text = (serializer: StandardRPCJsonSerializer, answer: unknown) => {
    const [json, meta] = serializer.serialize(answer);
    return JSON.stringify({ json, meta });
  };
  for (const answer of answers) {
    expect(text(new PlainSerializer(), answer)).toBe(text(new StandardRPCJsonSerializer(), answer));
  }
});

test('a row keeps its instants where the database gave them, and is not changed by being sent', () => {
  const row = { createdAt: new Date(0) };
  new PlainSerializer().serialize({ rows: [row] });
  expect(row.createdAt).toEqual(new Date(0));
});

test('calls are reached by POST alone: a link, or a page at another port, could make the others', async () => {
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
