/** @module-tag rest */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { askAddress, askCall, asCaller } from '#test/access/asking.ts';
import type { Caller } from '#test/access/callers.ts';
import { idsReadableIn } from '#test/access/home-ids.ts';
import { INPUTS, type Who } from '#test/access/inputs.ts';
import { ADDRESSES, CALLS } from '#test/access/rows.ts';
import { walkedHome } from '#test/access/walked.ts';
import { PAGE_ADDRESSES, writePages } from '#test/builders/built-pages.ts';
import { sharedApp } from '#test/running/app.ts';

vi.setConfig({ testTimeout: 120_000 });

const dist = mkdtempSync(path.join(tmpdir(), 'serumah-dist-'));
writePages(dist, '<html><head></head><body></body></html>');
afterAll(() => rmSync(dist, { recursive: true }));

const app = await sharedApp({}, { dist });

/** People who never were members of the home: no answer contains its id, since the id is the invitation (docs/decisions/051-a-homes-id-is-a-secret.md). */
const STRANGERS = ['nobody', 'link', 'newcomer', 'waiting', 'outsider'] as const;
type Stranger = (typeof STRANGERS)[number];

const home = walkedHome(app);

function asStranger(stranger: Stranger): Who {
  const { all } = home;
  if (stranger !== 'waiting') return asCaller(app, all, stranger satisfies Caller);
  return asCaller(app, { ...all, people: { ...all.people, newcomer: all.waiting } }, 'newcomer');
}

/** The outsider lives in the other home. */
const secretsFor = (stranger: Stranger) =>
  stranger === 'outsider' ? [home.all.homeId] : [home.all.homeId, home.all.elsewhere.homeId];

/** Reads an answer; of a live stream, which never ends, only what comes first. */
async function bytesOf(answer: Response): Promise<Uint8Array> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
    return new Uint8Array(await answer.arrayBuffer());
  const reader = answer.body?.getReader();
  const first = await Promise.race([
    reader?.read(),
    new Promise<undefined>((done) => setTimeout(() => done(undefined), 50)),
  ]);
  await reader?.cancel();
  return (first?.value as Uint8Array | undefined) ?? new Uint8Array();
}

/** Runs `ask` and returns each answer with a secret id in its address, status line, headers or body. Ids that the browser sent itself do not count. */
async function leakedBy(stranger: Stranger, ask: () => Promise<unknown>): Promise<string[]> {
  const real = globalThis.fetch;
  const leaks: string[] = [];
  const looks: Promise<void>[] = [];
  const look = async (request: Request, sent: string, answer: Response) => {
    const own = `${request.url} ${sent}`.toLowerCase();
    const unknown = secretsFor(stranger).filter((id) => !own.includes(id));
    const head = `${answer.statusText}\n${JSON.stringify([...answer.headers])}`;
    const found = [...idsReadableIn(head, unknown), ...idsReadableIn(await bytesOf(answer), unknown)];
    if (found.length > 0) leaks.push(`${stranger}: ${request.method} ${new URL(request.url).pathname}`);
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const sent = request.body ? await request.clone().text() : '';
    const answer = await real(request, { redirect: 'manual' });
    looks.push(look(request, sent, answer.clone()));
    return answer;
  };
  try {
    await ask();
    await Promise.all(looks);
  } finally {
    globalThis.fetch = real;
  }
  return leaks;
}

/** Lets each stranger ask, and restores what that changed. */
async function walk(ask: (who: Who) => Promise<unknown>) {
  const leaks: string[] = [];
  for (const stranger of STRANGERS) {
    const who = asStranger(stranger);
    leaks.push(...(await leakedBy(stranger, () => ask(who))));
    await home.putBack();
  }
  expect(leaks).toEqual([]);
}

test('an id is found in every form', () => {
  const id = '1a2b3c4d-5e6f-4a8b-9c0d-1e2f3a4b5c6d';
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const token = Buffer.from(JSON.stringify({ home: id })).toString('base64url');
  for (const form of [
    `/bills/${id}/x`,
    id.toUpperCase(),
    id.replaceAll('-', ''),
    bytes,
    `${bytes.toString('base64url')}.signature`,
    `https://rumah.example/?token=${token}`,
    `URL:https://rumah.example/chores?homeId=1a2b3c4d-5e6f-4a8b-9c\r\n 0d-1e2f3a4b5c6d`,
    'homeId=3D1a2b3c4d-5e6f-4a8b-9c0d-1e=\r\n2f3a4b5c6d',
    encodeURIComponent(encodeURIComponent(`{${id}}`)),
  ])
    expect(idsReadableIn(form, [id]), String(form)).toEqual([id]);
  expect(idsReadableIn('/chores?homeId=1a2b3c4d', [id])).toEqual([]);
});

describe('no call gives the id of the home to somebody who never lived there', () => {
  test.each(CALLS.map((row) => [row.name, row] as const))('%s', (name, row) =>
    walk(async (who) => askCall(app, who, { path: row.path, input: await INPUTS[name]?.(home.all, who) })),
  );
});

describe('no address gives it to them', () => {
  test.each(ADDRESSES.map((row) => row.name))('%s', (name) =>
    walk((who) => askAddress(app, home.all, who, name)),
  );
});

describe('no page gives it to them', () => {
  test.each(PAGE_ADDRESSES)('%s', async (page) => {
    const { all } = home;
    const tokens = [all.confirmToken, all.changeToken, all.keepToken, all.resetToken, all.stopToken];
    await walk(async (who) => {
      for (const query of ['', ...tokens.map((token) => `?token=${token}`)])
        await who.fetch(`${app.base}${page}${query}`, { headers: { accept: 'text/html' } });
    });
  });
});

test('no link of an email contains it', () => {
  const { all } = home;
  const links = [
    all.confirmToken,
    all.changeToken,
    all.keepToken,
    all.resetToken,
    all.stopToken,
    all.stopAllToken,
    all.calendarLink,
    ...Object.values(all.tokens),
  ];
  for (const link of links) expect(idsReadableIn(link, [all.homeId, all.elsewhere.homeId])).toEqual([]);
});
