import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { Nothing } from '#contract/procedure.ts';
import { functions } from '#contract/functions.ts';
import { JSON_DEPTH_MAX } from '#server/platform/http/json.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { recordLog } from '#test/observers/logged.ts';
import { makeBrowser, sharedApp } from '#test/running/app.ts';

const { log, lines, events } = recordLog();
const app = await sharedApp({}, { log });

const calls = Object.entries(contract).flatMap(([group, part]) =>
  Object.entries(part).map(([name, procedure]) => ({
    path: `/api/rpc/${group}/${name}`,
    input: procedure['~orpc'].inputSchema as unknown,
  })),
);
const withoutInput = calls.filter(({ input }) => input === Nothing).map(({ path }) => path);
const callables = Object.keys(functions).map((name) => `/functions/${name}`);

type Sender = Pick<Person, 'fetch'>;
const post = ({ fetch: send }: Sender, path: string, body?: string) =>
  send(app.base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
/** Returns the code of a refused call or callable, or undefined. */
async function refusedAs(...asked: Parameters<typeof post>): Promise<string | undefined> {
  const answer = await post(...asked);
  const { json, error } = (await answer.json()) as {
    json?: { code?: string } | null;
    error?: { details: { code: string } };
  };
  return answer.ok ? undefined : (error?.details.code ?? json?.code);
}

/** Lists unforeseen errors in the log. */
const failures = () => lines.filter(({ level, msg }) => level > 40 && msg !== 'security event');

test('a call without input accepts every form of empty input', async () => {
  expect(withoutInput).toHaveLength(17);
  for (const path of withoutInput)
    for (const body of [undefined, '', '{}', '{"json":{}}', '{"json":null}', '{"json":{},"meta":[]}']) {
      // Some calls end the session.
      const code = await refusedAs(await signUp(app), path, body);
      expect([undefined, 'EMAIL_CONFIRMED', 'TOO_MANY_TRIES'], `${path} ${body}`).toContain(code);
    }
  expect(failures()).toEqual([]);
}, 60_000);

test('it refuses other input before it looks up the caller, and logs no error', async () => {
  const [aisyah, from] = [await signUp(app), lines.length];
  const secret = 'told by a stranger';
  const values = [5, secret, true, [], [secret], { homeId: 5 }, { homeId: secret }, { homeId: randomUUID() }];
  for (const path of withoutInput)
    for (const value of [...values, { constructor: {} }, JSON.parse('{"__proto__":{"homeId":5}}')])
      for (const who of [aisyah, makeBrowser(app.base)])
        expect(await refusedAs(who, path, JSON.stringify({ json: value })), path).toBe('INVALID_INPUT');
  expect((await aisyah.api.users.getSession()).user?.id).toBe(aisyah.userId);
  expect(failures()).toEqual([]);
  expect(JSON.stringify(lines.slice(from))).not.toContain(secret);
  for (const event of events(from)) expect(event).not.toHaveProperty('home');
}, 60_000);

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

test('every call and callable refuses input that is nested too deeply, without an error in the log', async () => {
  const aisyah = await signUp(app);
  const kinds = [
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"a":', '}]'],
    ['{"json":', '}'],
    ['{"data":', '}'],
  ] as const;
  for (const path of [...calls.map((call) => call.path), ...callables]) {
    const [open, close] = kinds[path.length % kinds.length] ?? kinds[0];
    const field = path.startsWith('/functions/') ? 'data' : 'json';
    const depth = Math.floor(100_000 / (open.length + close.length));
    const body = `{"${field}":${nested(depth, open, close).replace(close, `1${close}`)}}`;
    for (const who of [aisyah, makeBrowser(app.base)])
      expect(await refusedAs(who, path, body), path).toBe('INVALID_INPUT');
  }
  for (const [open, close] of kinds) {
    const at = (depth: number) => nested(depth, open, close).replace(close, `1${close}`);
    const levels = open.length > 1 && open.startsWith('[') ? 2 : 1;
    const most = Math.floor((JSON_DEPTH_MAX - 1) / levels);
    // The schema drops it, like every field that it does not name.
    const form = (inside: string) => `{"json":{"email":"a@b.my","password":"x","more":${inside}}}`;
    expect(await refusedAs(aisyah, '/api/rpc/users/signIn', form(at(most - 1)))).toBe(
      'WRONG_EMAIL_OR_PASSWORD',
    );
    expect(await refusedAs(aisyah, '/api/rpc/users/signIn', form(at(most + 1)))).toBe('INVALID_INPUT');
  }
  expect(failures()).toEqual([]);
}, 60_000);

test('a schema gets plain JSON, although the wire form has other types', async () => {
  const path = '/api/rpc/users/setLanguage';
  const aisyah = await signUp(app);
  for (const [type, sent] of [
    [0, '5'],
    [1, '2026-11-21T10:00:00.000Z'],
    [3, null],
    [4, 'https://example.com'],
    [5, '/(a+)+$/'],
    [6, ['ms']],
    [7, [['ms', 1]]],
  ]) {
    const body = JSON.stringify({ json: { language: sent }, meta: [[type, 'language']] });
    expect(await refusedAs(aisyah, path, body), body).toBe('INVALID_INPUT');
  }
  expect(failures()).toEqual([]);
});

test('an id in capitals is the same id, also when something is created', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const capitals = (id: string) => id.toUpperCase();
  const createdHome = { name: 'Elsewhere', timeZone: 'Asia/Kuala_Lumpur' };
  const newHome = randomUUID();
  const homes = [
    await aisyah.api.homes.createHome({ id: capitals(newHome), ...createdHome }),
    await aisyah.api.homes.createHome({ id: newHome, ...createdHome }),
  ];
  expect(homes.map(({ id }) => id)).toEqual([newHome, newHome]);
  const away = { homeId: capitals(homeId), from: '2027-02-01', to: '2027-02-03' };
  const absence = randomUUID();
  const absences = [
    await aisyah.api.absences.createAbsence({ ...away, id: capitals(absence) }),
    await aisyah.api.absences.createAbsence({ ...away, id: absence }),
  ];
  expect(absences.map(({ id }) => id)).toEqual([absence, absence]);
  const asked = { homeId, title: 'Rice', totalAmount: 5000 };
  const payment = randomUUID();
  const requests = [
    await aisyah.api.payments.createPaymentRequest({
      ...asked,
      id: capitals(payment),
      debtorIds: [ben.userId, capitals(ben.userId)],
    }),
    await aisyah.api.payments.createPaymentRequest({
      ...asked,
      id: payment,
      debtorIds: [capitals(ben.userId)],
    }),
  ];
  expect(requests.map(({ id, debtors }) => [id, debtors.map(({ userId }) => userId)])).toEqual([
    [payment, [ben.userId]],
    [payment, [ben.userId]],
  ]);
  const from = lines.length;
  const outsider = await signUp(app);
  await outsider.api.homes.getHome({ homeId: capitals(homeId) }).catch(() => {});
  expect(events(from)).toMatchObject([{ event: 'access-refused', home: homeId }]);
});
