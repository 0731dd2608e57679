import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { PAGE, type Read } from '#server/programs/exports/data-parts.ts';
import type { DB } from '#server/platform/db/types.ts';
import { homeData } from '#server/programs/exports/home-data.ts';
import { holdLetter } from '#server/telling/letters/held-letters.ts';
import { findMemberHome } from '#server/platform/members/membership.ts';
import { myData } from '#server/programs/exports/my-data.ts';
import { myPayments } from '#server/programs/exports/csv.ts';
import { insertSettlement } from '#server/money/shares/settling-up.ts';
import { sharedApp } from '#test/running/app.ts';
import { readRows } from '#test/builders/boards.ts';
import { buildHome, signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { EXPLAIN, readWhole, sorted, type Explained, type Plan } from '#test/observers/explained.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { ask } from '#test/builders/swaps.ts';
import { holding } from '#test/observers/holding.ts';
import { twoStepOf } from '#test/builders/two-step.ts';

const app = await sharedApp();
const aisyah = await signUp(app);
const ben = await signUp(app, 'Ben Tan');
const chloe = await signUp(app, '=HYPERLINK("http://elsewhere.example")');

type Row = Record<string, unknown>;
type Data = Record<string, Row[]> & { account: Row; home: Row };

const get = ({ fetch }: Pick<Person, 'fetch'>, path: string) => fetch(`${app.base}${path}`);
async function dataOf(person: Person, path = '/api/my-data.json') {
  const answer = await get(person, path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Data;
}
async function tableOf(person: Person) {
  const answer = await get(person, '/api/my-payments.csv');
  const bytes = Buffer.from(await answer.arrayBuffer());
  // Without this mark Excel assumes another encoding.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return bytes.subarray(3).toString('utf8');
}

/**
 * The list of a person's data for each column that refers to a person. If you add such a column, add it here, and fill it below.
 */
const LISTED_IN: Record<string, string> = {
  'accounts.user_id': 'waysToSignIn',
  'two_steps.user_id': 'twoStepSignIn',
  'sessions.user_id': 'sessions',
  'calendars.user_id': 'calendar',
  'payment_details.user_id': 'paymentDetails',
  'pictures.user_id': 'pictures',
  'memberships.user_id': 'homes',
  'user_homes.user_id': 'homes',
  'homes.admin_id': 'homes',
  'homes.created_by': 'homes',
  'chores.assigned_to': 'chores',
  'chores.turn_of': 'chores',
  'chores.held_by': 'chores',
  'chores.held_from': 'chores',
  'chores.claimed_by': 'chores',
  'chores.claimed_from': 'chores',
  'chores.completed_by': 'chores',
  'chores.let_go_by': 'chores',
  'thanks.user_id': 'thanks',
  'absences.user_id': 'absences',
  'removed_chores.assigned_to': 'removedChores',
  'removed_chores.turn_of': 'removedChores',
  'removed_chores.completed_by': 'removedChores',
  'chore_templates.created_by': 'templates',
  'swap_requests.requester_id': 'swapRequests',
  'swap_requests.target_user_id': 'swapRequests',
  'swap_requests.ended_by': 'swapRequests',
  'notifications.user_id': 'notifications',
  'morning_reminders.user_id': 'morningReminder',
  'join_requests.user_id': 'joinRequests',
  'home_events.actor_id': 'history',
  'replaced_plans.replaced_by': 'replacedPlans',
  'payment_requests.requester_id': 'paymentRequests',
  'payment_debtors.user_id': 'paymentRequests',
  'payment_series.requester_id': 'repeatingRequests',
  'payment_series_debtors.user_id': 'repeatingRequests',
  'payment_proofs.user_id': 'proofs',
  'settlements.payer_id': 'settlements',
  'settlements.payee_id': 'settlements',
  'settlement_lines.user_id': 'settlements',
  'payment_links.user_id': 'paymentLinks',
  'payee_aliases.user_id': 'namesYouWerePaidUnder',
  'held_letters.user_id': 'lettersThatWait',
};

/** Columns that name her in a text or JSON, or by an id without a foreign key: their list, or why they are in none. */
const NAMES_HER: Record<string, string | { why: string }> = {
  'absences.id': 'absences',
  'accounts.account_id': 'waysToSignIn',
  'held_letters.letter': 'lettersYouWroteThatWait',
  'home_events.data': 'history',
  'notifications.data': 'notifications',
  'payment_proofs.reasons': {
    why: 'of a receipt that somebody else sent, and says whose transfer it may be',
  },
  'payee_aliases.name': 'namesYouWerePaidUnder',
  'rate_limits.key': { why: 'how often they tried something, for an hour or less' },
  'removed_chores.held_by': 'removedChores',
  'removed_chores.held_from': 'removedChores',
  'removed_chores.claimed_by': 'removedChores',
  'removed_chores.claimed_from': 'removedChores',
  'removed_chores.let_go_by': 'removedChores',
  'swap_requests.ended_by': 'swapRequests',
  'users.id': 'account',
};

/** Creates one of everything for Aisyah. */
async function fill() {
  await aisyah.api.pushes.subscribe({
    endpoint: 'http://127.0.0.1:9/secret-address',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    key: app.keys.publicKey,
  });
  await aisyah.api.calendars.makeCalendarLink();
  await aisyah.api.paymentDetails.savePaymentDetails({ accountNumber: '1140 2207 9938' });
  await twoStepOf(app, aisyah);
  const { id: homeId } = await buildHome([aisyah, ben, chloe], { name: 'Full' });
  const fields = templateFields();
  await aisyah.api.templates.createTemplate({ homeId, id: randomUUID(), fields });
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  const chore = (await readRows(app, homeId)).find((row) => row.assigned_to === aisyah.userId);
  if (!chore) throw new Error('everybody has chores');
  await ask(aisyah, chore, { to: ben, message: 'I am away' });
  const bens = (await readRows(app, homeId)).find((row) => row.assigned_to === ben.userId);
  if (!bens) throw new Error('everybody has chores');
  await ask(ben, bens, { to: chloe, message: 'Between us two' });
  await ben.api.chores.completeChore({ homeId, choreId: bens.id });
  await aisyah.api.chores.thankForChore({ homeId, choreId: bens.id, isThanked: true });
  for (const person of [aisyah, ben])
    await app.db
      .insertInto('absences')
      .values({
        home_id: homeId,
        id: person.userId,
        user_id: person.userId,
        from_day: '2026-12-01',
        to_day: '2026-12-02',
        made: 1,
        created_at: app.clock.now,
      })
      .execute();
  await holdLetter(
    app.db,
    { kind: 'sent-email', userId: ben.userId, senderId: aisyah.userId, subject: 'Rent', html: '<p>Soon</p>' },
    app.clock.now,
  );
  const shared = JSON.stringify({ userIds: [aisyah.userId], chores: 3 });
  await app.db
    .insertInto('home_events')
    .values({ home_id: homeId, actor_id: ben.userId, type: 'chores_shared', data: shared })
    .execute();
  const endedBy = { status: 'cancelled', ended_because: 'deleted', ended_by: aisyah.userId };
  await app.db
    .insertInto('swap_requests')
    .values({
      home_id: homeId,
      requester_id: ben.userId,
      target_user_id: chloe.userId,
      chore_type: 'mop',
      chore_due_date: '2026-12-01',
      message: 'Between us two',
      ...endedBy,
    })
    .execute();
  const asked = await askForMoney(aisyah, homeId, [ben, chloe], {
    title: '=1+1, please',
    totalAmount: 12_345_678,
  });
  const owed = await askForMoney(ben, homeId, [aisyah, chloe], {
    title: 'Rice',
    totalAmount: 1001,
    repeats: 'month',
  });
  const others = await askForMoney(ben, homeId, [chloe], { title: 'Nothing of hers' });
  await aisyah.api.payments.markAsPaid({ homeId, paymentId: owed.id });
  await insertSettlement(
    app.db,
    {
      homeId,
      id: randomUUID(),
      payerId: ben.userId,
      payeeId: aisyah.userId,
      amount: 6_172_839,
      lines: [{ paymentId: asked.id, userId: ben.userId, amount: 6_172_839 }],
    },
    app.clock.now,
  );
  await putProof(app, owed, aisyah, { state: 'rejected' });
  await putProof(app, owed, chloe, { state: 'rejected' });
  for (const { userId } of [aisyah, ben]) {
    await app.db
      .insertInto('pictures')
      .values({ id: randomUUID(), user_id: userId, created_at: app.clock.now })
      .execute();
    await app.db
      .insertInto('payee_aliases')
      .values({ user_id: userId, name: `MOHD ${userId}`, created_at: app.clock.now })
      .execute();
    await holdLetter(
      app.db,
      { kind: 'sent-email', userId, senderId: chloe.userId, subject: 'Rice', html: '<p>Much</p>' },
      app.clock.now,
    );
  }
  await app.db
    .insertInto('payment_links')
    .values({
      home_id: homeId,
      payment_id: owed.id,
      user_id: aisyah.userId,
      token_hash: Buffer.alloc(32, 7),
      created_at: app.clock.now,
      expires_at: app.clock.now,
    })
    .execute();
  const { id: wanted } = await buildHome([chloe], { name: 'Asked for' });
  await chloe.api.homes.updateHomeSettings({ homeId: wanted, settings: { findByName: 'ask_first' } });
  await aisyah.api.homes.joinHomeByName({ name: 'Asked for' });
  return { homeId, asked, owed, others, wanted };
}
const full = await fill();

test('every column that refers to a person is in their data', async () => {
  const { rows } = await sql<{ column: string }>`
    select distinct ref.relname || '.' || own.attname as column
      from pg_constraint as key
      join pg_class as ref on ref.oid = key.conrelid
      join pg_class as named on named.oid = key.confrelid
      join pg_attribute as own on own.attrelid = key.conrelid and own.attnum = any (key.conkey)
     where key.contype = 'f' and key.connamespace = 'public'::regnamespace
       and (named.relname in ('users', 'memberships', 'user_homes', 'payment_debtors'))
       and own.attname not in ('id', 'home_id', 'payment_id') and ref.relname <> 'users'`.execute(app.db);
  expect(rows.map(({ column }) => column).toSorted()).toEqual(Object.keys(LISTED_IN).toSorted());
  const data = await dataOf(aisyah);
  for (const place of Object.values(LISTED_IN)) expect(data[place]?.length, place).toBeGreaterThan(0);
  const columns = await sql`
    select from information_schema.columns where table_schema = 'public' and table_name = 'users'`.execute(
    app.db,
  );
  expect(data.account).toMatchObject({
    id: aisyah.userId,
    email: aisyah.email,
    displayName: 'Aisyah Rahman',
  });
  // All columns except the day of its deletion.
  expect(Object.keys(data.account)).toHaveLength(columns.rows.length - 1);
});

test('every value that names a person is in their data, or says why not', async () => {
  const columns = (await holding(app, [aisyah.userId])).filter((column) => !column.startsWith('pgboss.'));
  const unknown = columns.filter((column) => !(column in LISTED_IN) && !(column in NAMES_HER));
  expect(unknown).toEqual([]);
  const data = await dataOf(aisyah);
  expect(data['lettersYouWroteThatWait']).toMatchObject([{ to: ben.userId, subject: 'Rent' }]);
  expect(data['history']?.filter(({ type }) => type === 'chores_shared')).toHaveLength(1);
  const ended = data['swapRequests']?.filter(({ endedBy }) => endedBy === aisyah.userId);
  expect(ended).toMatchObject([{ requesterId: ben.userId, targetUserId: chloe.userId, message: null }]);
  for (const list of ['chores', 'removedChores']) {
    expect(data[list]?.length, list).toBeGreaterThan(0);
    for (const chore of data[list] ?? []) expect(Object.values(chore), list).toContain(aisyah.userId);
  }
});

test('it contains no token, hash or password, and nothing of others', async () => {
  const answer = await get(aisyah, '/api/my-data.json');
  const text = await answer.text();
  const { rows } = await sql<{ token: string }>`select token from sessions`.execute(app.db);
  for (const { token } of rows) expect(text).not.toContain(token);
  expect(text).not.toMatch(/argon2|password"|07070707|secret-address/);
  for (const { email } of [ben, chloe]) expect(text).not.toContain(email);
  // The id of a home that she asked to join would open it.
  for (const theirs of ['Between us two', 'Nothing of hers', `MOHD ${ben.userId}`, full.wanted])
    expect(text).not.toContain(theirs);
  const data = JSON.parse(text) as Data;
  expect(data['proofs']).toHaveLength(1);
  const linesOf = (id: string) => data['paymentRequests']?.find((each) => each['id'] === id)?.['lines'];
  expect(linesOf(full.asked.id)).toMatchObject([{ amountInSen: 6_172_839 }, { amountInSen: 6_172_839 }]);
  // Other debtors of Ben are not in her data.
  expect(linesOf(full.owed.id)).toMatchObject([
    { userId: aisyah.userId, amountInSen: 501, paidBy: 'marked' },
  ]);
  expect(data['paymentRequests']).toHaveLength(2);
  expect(data['repeatingRequests']).toMatchObject([
    { requesterId: ben.userId, title: 'Rice', shares: [{ userId: aisyah.userId, amountInSen: 501 }] },
  ]);
});

test('it is a file that no cache stores', async () => {
  for (const [path, type, name] of [
    [
      '/api/my-data.json',
      'application/json; charset=utf-8',
      /^attachment; filename="serumah-my-data-([-\d]{10})\.json"; filename\*=UTF-8''serumah-my-data-\1\.json$/,
    ],
    [
      '/api/my-payments.csv',
      'text/csv; charset=utf-8; header=present',
      /filename="serumah-my-payments-[-\d]{10}\.csv"/,
    ],
    [
      `/api/home-data.json?homeId=${full.homeId}`,
      'application/json; charset=utf-8',
      /filename="serumah-home-data-/,
    ],
  ] as const) {
    const { headers, status } = await get(aisyah, path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toMatch(name);
  }
});

test('signed-out visitors get nothing', async () => {
  for (const path of [
    '/api/my-data.json',
    '/api/my-payments.csv',
    `/api/home-data.json?homeId=${full.homeId}`,
  ]) {
    const answer = await get(app.browser(), path);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await aisyah.fetch(`${app.base}${path}`, { method: 'POST' })).status).toBe(404);
  }
});

test('the table has a line for each share, safe to open', async () => {
  const day = /^\d{4}-\d\d-\d\d/.source;
  const lines = (await tableOf(aisyah)).split('\r\n');
  expect(lines[0]).toBe(
    'Date,Home,Title,Category,Requested by,Owed by,Amount (RM),Total (RM),State,Paid on,How',
  );
  const chloeCell = '"\'=HYPERLINK(""http://elsewhere.example"")"';
  const cells = (text: string) => text.replace(RegExp(day), 'DAY');
  expect(lines.slice(1, -1).map(cells).toSorted()).toEqual(
    [
      `DAY,Full,"'=1+1, please",Utilities,Aisyah Rahman,Ben Tan,61728.39,123456.78,Pending,,`,
      `DAY,Full,"'=1+1, please",Utilities,Aisyah Rahman,${chloeCell},61728.39,123456.78,Pending,,`,
      `DAY,Full,Rice,Utilities,Ben Tan,Aisyah Rahman,5.01,10.01,Paid,DAY,Marked as paid`,
    ]
      .map((line) =>
        line.replace('Paid,DAY', `Paid,${lines.find((each) => each.includes('Rice'))?.slice(0, 10)}`),
      )
      .toSorted(),
  );
  expect(lines.at(-1)).toBe('');
});

test('several pages are complete, each row once, oldest first', async () => {
  const person = await signUp(app, 'Dina Yusof');
  await sql`
    insert into notifications (user_id, type, data, created_at)
    select ${person.userId}, 'home_deleted', jsonb_build_object('homeName', n), timestamptz '2026-01-01' + (n / 7) * interval '1 minute'
      from generate_series(1, 2500) as n`.execute(app.db);
  const data = await dataOf(person);
  const names = data['notifications']?.map(({ data: fields }) => Number((fields as Row)['homeName'])) ?? [];
  expect(names.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 2500 }, (_, index) => index + 1),
  );
  expect(names[0]).toBeLessThan(7);
  const times = data['notifications']?.map(({ createdAt }) => String(createdAt)) ?? [];
  expect(times).toEqual(times.toSorted());
});

test('lists by home contain every home, one after the other', async () => {
  const person = await signUp(app, 'Farah Idris');
  const homes = [await buildHome([person, ben]), await buildHome([ben, person])];
  for (const { id } of homes) for (let count = 0; count < 2; count++) await askForMoney(person, id, [ben]);
  const { paymentRequests } = await dataOf(person);
  expect(paymentRequests?.map(({ homeId }) => homeId)).toEqual(homes.flatMap(({ id }) => [id, id]));
  expect((await tableOf(person)).split('\r\n')).toHaveLength(6);
});

test('a template’s text is included only while they live there', async () => {
  const person = await signUp(app, 'Farid Idris');
  const { id: homeId } = await buildHome([ben, person]);
  const fields = templateFields({ name: 'Sweep' });
  const { template } = await person.api.templates.createTemplate({ homeId, id: randomUUID(), fields });
  expect((await dataOf(person))['templates']).toMatchObject([{ homeId, id: template.id, name: 'Sweep' }]);
  await ben.api.homes.removeMember({ homeId, userId: person.userId });
  const later = templateFields({ name: 'Alarm', description: 'The new code is 4711', icon: '🚨' });
  await ben.api.templates.saveTemplate({ homeId, templateId: template.id, fields: later });
  const { templates } = await dataOf(person);
  const known = { homeId, id: template.id, createdAt: expect.any(String) as unknown };
  expect(templates).toEqual([
    { ...Object.fromEntries(Object.keys(templates?.[0] ?? {}).map((key) => [key, null])), ...known },
  ]);
});

/** Reads each list as if it continued after its first page, and collects the query plans. */
function explaining(tx: Kysely<DB>, plans: Plan[]): Read {
  const execute = async (text: string, values: readonly unknown[]) =>
    (await tx.executeQuery(CompiledQuery.raw(text, [...values]))).rows;
  return async <Each extends object>(text: string, values: readonly unknown[]) => {
    const [explained] = (await execute(EXPLAIN + text, values)) as Explained[];
    if (explained) plans.push(explained['QUERY PLAN'][0].Plan);
    const rows = (await execute(text, values)) as Each[];
    const [first] = rows;
    if (!first || !text.includes('limit') || text.includes(') > (')) return rows;
    return Array.from({ length: PAGE }, () => ({ ...first }));
  };
}

/** Lists with few rows for each person, which may be sorted for each page. */
const FEW =
  /^(?:absences|held_letters|accounts|pictures|join_requests|payee_aliases|settlements|(?:memberships|join_requests)(?: (?:homes|users))?)$/;

test.each<[what: string, pages: number, make: (read: Read) => Promise<AsyncGenerator<string>>]>([
  ['everything of a person', 54, async (read) => myData(read, aisyah.userId, app.clock.now)],
  ['their payments', 3, async (read) => myPayments(read, { ...aisyah, locale: 'en' })],
  [
    'a home',
    25,
    async (read) => {
      const home = await findMemberHome(app.pool, { homeId: full.homeId, userId: aisyah.userId });
      if (!home) throw new Error('she lives there');
      return homeData(read, aisyah.userId, home, app.clock.now);
    },
  ],
])('no page of %s reads or sorts earlier rows again', async (_, pages, make) => {
  const plans: Plan[] = [];
  await app.db.transaction().execute(async (tx) => {
    // With so few rows every plan is cheap.
    for (const way of ['seqscan', 'sort', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await sql.raw(`set local enable_${way} = off`).execute(tx);
    for await (const piece of await make(explaining(tx, plans))) expect(piece).not.toBe('');
  });
  expect(plans).toHaveLength(pages);
  expect(readWhole(plans)).toEqual([]);
  expect(sorted(plans).filter((names) => !FEW.test(names))).toEqual([]);
});

test('too many files are refused', async () => {
  const person = await signUp(app, 'Hafiz Osman');
  const statuses = [];
  for (let count = 0; count < 31; count++) statuses.push((await get(person, '/api/my-payments.csv')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test('only the administrator gets the home’s file', async () => {
  const path = `/api/home-data.json?homeId=${full.homeId}`;
  const data = await dataOf(aisyah, path);
  expect(data.home).toMatchObject({ id: full.homeId, name: 'Full', settings: { includeWeekends: false } });
  expect(data['members']?.map(({ displayName }) => displayName)).toEqual([
    aisyah.displayName,
    ben.displayName,
    chloe.displayName,
  ]);
  for (const part of ['templates', 'plannedMonths', 'chores', 'removedChores', 'swapRequests', 'history'])
    expect(data[part]?.length, part).toBeGreaterThan(0);
  expect(data['chores']).toHaveLength((await readRows(app, full.homeId)).length);
  // Debts and messages between others are not in the administrator's file.
  const text = JSON.stringify(data);
  for (const theirs of ['Between us two', 'Nothing of hers', ben.email]) expect(text).not.toContain(theirs);
  expect(text).toContain('I am away');
  expect(data['swapRequests']).toHaveLength(3);
  expect(data['paymentRequests']?.map(({ id }) => id).toSorted()).toEqual(
    [full.asked.id, full.owed.id].toSorted(),
  );
  for (const person of [ben, await signUp(app, 'Outsider')]) {
    const answer = await get(person, path);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN' });
  }
  for (const homeId of ['', 'x', `${full.homeId}' or true`])
    expect((await get(aisyah, `/api/home-data.json?homeId=${encodeURIComponent(homeId)}`)).status).toBe(400);
  expect((await get(aisyah, `/api/home-data.json?homeId=${randomUUID()}`)).status).toBe(403);
});
