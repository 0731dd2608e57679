import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CALENDAR_CHORES_MAX } from '#domain/calendar.ts';
import { addDays } from '#domain/days.ts';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';
import { onServer, readRows, setClock, twoServers, type Row } from '#test/builders/boards.ts';
import { eventsOf, linkOf, nextMinute, readCalendar, type CalendarEvent } from '#test/builders/calendars.ts';
import { buildHome, signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { ask, homeOfThree } from '#test/builders/swaps.ts';
import { recordLog } from '#test/observers/logged.ts';
import { sharedApp, startApp } from '#test/running/app.ts';

const app = await sharedApp();

/** The day, person and chore of each row, as a calendar of the whole home shows them. */
const told = (rows: Row[], people: Person[]) =>
  rows
    .map(({ id, due_date, assigned_to }) => {
      const person = people.find(({ userId }) => userId === assigned_to);
      return `${due_date} ${id} ${person?.displayName}`;
    })
    .toSorted();
const toldBy = (events: CalendarEvent[]) =>
  events.map(({ uid, day, summary }) => `${day} ${uid} ${summary.split(' · ')[1]}`).toSorted();
const eventOf = (events: CalendarEvent[], { id }: { id: string }) => events.find(({ uid }) => uid === id);

/** Reads the calendar after it has been made again. */
async function readAgain(link: string) {
  nextMinute(app);
  return (await readCalendar(link)).events;
}

test('a calendar of the whole home has the days and people of its plan, to the last planned day', async () => {
  const { aisyah, ben, chloe, rows } = await homeOfThree(app);
  const { status, headers, events } = await readCalendar(await linkOf(aisyah, 'home'));
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  const plan = await rows();
  expect(plan.length).toBeGreaterThan(50);
  expect(toldBy(events)).toEqual(told(plan, [aisyah, ben, chloe]));
  for (const { day, until, isWholeDay } of events)
    expect([isWholeDay, until]).toEqual([true, addDays(day, 1)]);
});

test("personal calendars have each person's own chores: the same events, each once", async () => {
  const { aisyah, ben, chloe, rows } = await homeOfThree(app);
  const all: string[] = [];
  for (const person of [aisyah, ben, chloe]) {
    const { events } = await readCalendar(await linkOf(person));
    const own = (await rows()).filter(({ assigned_to }) => assigned_to === person.userId);
    expect(events.map(({ uid, day }) => `${day} ${uid}`).toSorted()).toEqual(
      own.map(({ id, due_date }) => `${due_date} ${id}`).toSorted(),
    );
    const names = new Set(events.map(({ summary }) => summary));
    expect(BUILT_IN_TEMPLATES.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
    all.push(...events.map(({ uid }) => uid));
  }
  expect(all.toSorted()).toEqual((await rows()).map(({ id }) => id).toSorted());
});

test('a swap moves the event to the other person: the same UID, a higher SEQUENCE, a later change', async () => {
  const { aisyah, ben, homeId, choresOf } = await homeOfThree(app);
  const [mine] = await choresOf(aisyah);
  const [bens] = await choresOf(ben);
  const [ofAisyah, ofBen] = [await linkOf(aisyah), await linkOf(ben)];
  // Long ago: a calendar counts whole seconds.
  await app.db
    .updateTable('chores')
    .set({ changed_at: app.clock.now })
    .where('home_id', '=', homeId)
    .execute();
  const whole = (await readCalendar(ofAisyah)).events;
  const before = eventOf(whole, mine);
  expect(eventOf((await readCalendar(ofBen)).events, mine)).toBeUndefined();
  const { id: swapRequestId } = await ask(aisyah, mine, { to: ben, returned: bens });
  await ben.api.swaps.acceptSwapRequest({ homeId, swapRequestId });
  const [own, others] = [await readAgain(ofAisyah), await readAgain(ofBen)];
  expect([eventOf(own, mine), eventOf(others, bens)]).toEqual([undefined, undefined]);
  const after = eventOf(others, mine);
  expect(after).toMatchObject({ day: before?.day, summary: before?.summary });
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  expect(Date.parse(after?.lastModified ?? '')).toBeGreaterThan(Date.parse(before?.lastModified ?? ''));
  expect(eventOf(own, bens)?.sequence).toBeGreaterThan(0);
  // Chores that did not move have not changed.
  for (const event of own.filter(({ uid }) => uid !== bens.id))
    expect(event).toEqual(eventOf(whole, { id: event.uid }));
});

test('a completed chore is marked and a reopened one is not; each is a change', async () => {
  const { aisyah, homeId, choresOf } = await homeOfThree(app);
  const [mine] = await choresOf(aisyah);
  const link = await linkOf(aisyah);
  const open = eventOf((await readCalendar(link)).events, mine);
  await aisyah.api.chores.completeChore({ homeId, choreId: mine.id });
  const done = eventOf(await readAgain(link), mine);
  expect(done?.summary).toBe(`✓ ${open?.summary}`);
  expect(done?.sequence).toBe((open?.sequence ?? 0) + 1);
  await aisyah.api.chores.reopenChore({ homeId, choreId: mine.id });
  const again = eventOf(await readAgain(link), mine);
  expect(again).toMatchObject({ summary: open?.summary, sequence: (open?.sequence ?? 0) + 2 });
});

test('renaming a chore raises the SEQUENCE of all its events, and so does going back to the old name', async () => {
  const { aisyah, homeId } = await homeOfThree(app);
  const link = await linkOf(aisyah, 'home');
  const sweeping = (events: CalendarEvent[], name: string) =>
    events.filter(({ summary }) => summary.startsWith(name));
  const [first] = sweeping((await readCalendar(link)).events, 'Sweep');
  const sweep = (await aisyah.api.templates.listTemplates({ homeId })).find(({ id }) => id === 'sweep');
  if (!sweep) throw new Error('every home sweeps');
  const { id: templateId, isCustom: _own, isChanged: _changed, ...fields } = sweep;
  await aisyah.api.templates.saveTemplate({
    homeId,
    templateId,
    fields: { ...fields, name: 'Vacuum, too; really', description: 'Under\nthe beds' },
  });
  const renamed = eventOf(await readAgain(link), { id: first?.uid ?? '' });
  expect(renamed).toMatchObject({ description: 'Under\nthe beds' });
  expect(renamed?.summary).toMatch(/^Vacuum, too; really · /);
  expect(renamed?.sequence).toBeGreaterThan(first?.sequence ?? Infinity);
  await aisyah.api.templates.resetTemplate({ homeId, templateId });
  const reset = eventOf(await readAgain(link), { id: first?.uid ?? '' });
  expect(reset?.summary).toBe(first?.summary);
  expect(reset?.sequence).toBeGreaterThan(renamed?.sequence ?? Infinity);
});

test('a restored plan restores its events, with a higher SEQUENCE than before', async () => {
  const { aisyah, homeId, choresOf, rows } = await homeOfThree(app);
  const link = await linkOf(aisyah, 'home');
  const [mine] = await choresOf(aisyah);
  await aisyah.api.chores.completeChore({ homeId, choreId: mine.id });
  await aisyah.api.chores.reopenChore({ homeId, choreId: mine.id });
  const before = eventOf(await readAgain(link), mine);
  const id = randomUUID();
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted: false });
  expect(eventOf(await readAgain(link), mine)).toBeUndefined();
  await aisyah.api.chores.restorePlan({ homeId, planId: id });
  const events = await readAgain(link);
  expect(events.map(({ uid }) => uid).toSorted()).toEqual((await rows()).map((row) => row.id).toSorted());
  expect(eventOf(events, mine)?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
});

test('a plan older than the last one restores its events with a higher SEQUENCE too', async () => {
  const { aisyah, homeId, choresOf } = await homeOfThree(app);
  const link = await linkOf(aisyah, 'home');
  const [mine] = await choresOf(aisyah);
  const [older, last] = [randomUUID(), randomUUID()];
  await aisyah.api.chores.completeChore({ homeId, choreId: mine.id });
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: older, keepCompleted: true });
  await aisyah.api.chores.reopenChore({ homeId, choreId: mine.id });
  const before = eventOf(await readAgain(link), mine);
  await aisyah.api.chores.regenerateChoresForHome({ homeId, id: last, keepCompleted: true });
  await aisyah.api.chores.restorePlan({ homeId, planId: older });
  const after = eventOf(await readAgain(link), mine);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
});

test('days are those of each home, wherever it is, and go back 30 days at most', async () => {
  setClock(app, '2026-11-16T11:00:00Z');
  const person = await signUp(app);
  const zones = ['Asia/Kuala_Lumpur', 'Pacific/Kiritimati', 'Pacific/Honolulu'];
  const homes = await Promise.all(
    zones.map((timeZone) => buildHome([person], { name: timeZone.split('/')[1] ?? '', timeZone })),
  );
  // In Kiritimati it is already tomorrow, in Honolulu still today.
  setClock(app, '2027-01-10T10:30:00Z');
  const { events } = await readCalendar(await linkOf(person));
  const froms = ['2026-12-11', '2026-12-12', '2026-12-11'];
  for (const [at, { id, name }] of homes.entries()) {
    const rows = (await readRows(app, id)).filter(({ due_date }) => due_date >= (froms[at] ?? ''));
    const own = events.filter(({ summary }) => summary.endsWith(` (${name})`));
    expect(own.map(({ uid, day }) => `${day} ${uid}`).toSorted(), name).toEqual(
      rows.map((row) => `${row.due_date} ${row.id}`).toSorted(),
    );
    expect(rows.length).toBeGreaterThan(20);
    // The day before the home's first day is left out, although it had chores.
    expect((await readRows(app, id)).length).toBeGreaterThan(rows.length);
  }
});

test('names are read back as they were typed, whatever characters they have', async () => {
  setClock(app, '2026-11-16T02:00:00Z');
  const [aisyah, ben] = [
    await signUp(app, 'Aisyah; binti, Rahman'),
    await signUp(app, String.raw`Ben \n "T"`),
  ];
  const { id: homeId } = await buildHome([aisyah, ben], { name: 'Seri, Pandan; 🏠 12A' });
  await buildHome([aisyah], { name: 'Kampung' });
  const name = '打扫 🧹, the stairs; all of them, from the top to the end';
  const fields = templateFields({ name, description: 'One,\ntwo;\nthree: \\ "four"', frequency: 'daily' });
  await aisyah.api.templates.createTemplate({ homeId, id: randomUUID(), fields });
  const { events, text } = await readCalendar(await linkOf(aisyah, 'home'));
  const stairs = events.filter(({ summary }) => summary.startsWith(name));
  expect(new Set(stairs.map(({ summary }) => summary))).toEqual(
    new Set([aisyah, ben].map(({ displayName }) => `${name} · ${displayName} (Seri, Pandan; 🏠 12A)`)),
  );
  expect(stairs[0]?.description).toBe(fields.description);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
});

test('a request with the current tag gets 304, a HEAD too, until something changes', async () => {
  const { aisyah, ben, homeId, choresOf } = await homeOfThree(app);
  const link = await linkOf(aisyah);
  const { etag, text } = await readCalendar(link);
  const again = await readCalendar(link, { etag });
  expect([again.status, again.etag, again.text]).toEqual([304, etag, '']);
  const several = `"other", ${etag?.replace('"W/', '"')}`;
  expect((await readCalendar(link, { etag: several })).status).toBe(304);
  // Apache marks a tag like this.
  expect((await readCalendar(link, { etag: etag?.replace(/"$/, '-gzip"') })).status).toBe(304);
  expect((await readCalendar(link, { etag: '"other"' })).text).toBe(text);
  const head = await readCalendar(link, { method: 'HEAD' });
  expect([head.status, head.etag, head.text]).toEqual([200, etag, '']);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
  expect((await readCalendar(link, { method: 'HEAD', etag })).status).toBe(304);

  // Swaps of others and money do not change a calendar.
  const [mine] = await choresOf(ben);
  await ask(ben, mine, { to: aisyah });
  nextMinute(app);
  expect((await readCalendar(link, { etag })).status).toBe(304);
  await ben.api.chores.completeChore({ homeId, choreId: mine.id });
  nextMinute(app);
  const changed = await readCalendar(link, { etag });
  expect(changed.status).toBe(200);
  expect(changed.etag).not.toBe(etag);
});

test('the next day changes what is shown', async () => {
  const { aisyah } = await homeOfThree(app);
  const link = await linkOf(aisyah);
  const { etag } = await readCalendar(link);
  setClock(app, '2026-11-16T15:59:00Z');
  expect((await readCalendar(link, { etag })).status).toBe(304);
  setClock(app, '2026-11-16T16:00:00Z');
  expect((await readCalendar(link, { etag })).status).toBe(200);
});

test('the plain and the gzipped answer are the same', async () => {
  const { aisyah } = await homeOfThree(app);
  const link = await linkOf(aisyah);
  const packed = await fetch(link, { headers: { 'accept-encoding': 'gzip' } });
  const plain = await fetch(link, { headers: { 'accept-encoding': 'identity' } });
  expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null]);
  expect(await plain.text()).toBe(await packed.text());
  expect(plain.headers.get('vary')).toBe('accept-encoding');
});

test("'Show' changes what the same link shows at once, and so do homes", async () => {
  const { aisyah, ben, homeId, rows } = await homeOfThree(app);
  const link = await linkOf(ben);
  const own = (await rows()).filter(({ assigned_to }) => assigned_to === ben.userId);
  expect((await readCalendar(link)).events).toHaveLength(own.length);
  await ben.api.calendars.setCalendarShows({ shows: 'home' });
  const whole = await readCalendar(link);
  expect(whole.events).toHaveLength((await rows()).length);
  const { id: other } = await buildHome([ben], { name: 'Kampung' });
  const both = await readCalendar(link);
  expect(both.events).toHaveLength((await rows()).length + (await readRows(app, other)).length);
  expect(both.events.every(({ summary }) => / \((?:Kampung|Seri Pandan 12A)\)$/.test(summary))).toBe(true);
  // After the removal the calendar shows nothing more of that home, within the same minute.
  await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
  const left = await readCalendar(link, { etag: both.etag });
  expect(left.events.map(({ uid }) => uid).toSorted()).toEqual(
    (await readRows(app, other)).map(({ id }) => id).toSorted(),
  );
});

test("after a housemate's name changes, the next calendar has the new one", async () => {
  const { aisyah, ben } = await homeOfThree(app);
  const link = await linkOf(aisyah, 'home');
  const { etag } = await readCalendar(link);
  await ben.api.users.updateDisplayName({ displayName: 'Benjamin Tan' });
  nextMinute(app);
  const { status, events } = await readCalendar(link, { etag });
  expect(status).toBe(200);
  expect(events.some(({ summary }) => summary.endsWith(' · Benjamin Tan'))).toBe(true);
  expect(events.some(({ summary }) => summary.endsWith(' · Ben Tan'))).toBe(false);
});

test('chores that were let go, or left undone by a former member, are on no board and in no calendar', async () => {
  const { aisyah, ben, chloe, homeId, choresOf, rows } = await homeOfThree(app);
  const [done] = await choresOf(chloe);
  await chloe.api.chores.completeChore({ homeId, choreId: done.id });
  setClock(app, '2026-12-01T02:00:00Z');
  await aisyah.api.chores.openHome({ homeId });
  const late = (await rows()).find(
    (row) => row.status === 'overdue' && row.due_date < '2026-11-28' && row.assigned_to === aisyah.userId,
  );
  await aisyah.api.chores.letGoChore({ homeId, choreId: late?.id ?? '' });
  await chloe.api.homes.leaveHome({ homeId });
  const { events } = await readCalendar(await linkOf(ben, 'home'));
  expect(eventOf(events, { id: late?.id ?? '' })).toBeUndefined();
  const openOfChloe = (await rows()).filter(
    (row) => row.assigned_to === chloe.userId && row.status !== 'completed',
  );
  expect(openOfChloe.length).toBeGreaterThan(0);
  for (const row of openOfChloe) expect(eventOf(events, row)).toBeUndefined();
  expect(eventOf(events, done)?.summary).toMatch(/^✓ .* · Chloe Lim$/);
});

test('both servers together make a calendar at most once a minute; the next one has the changes', async () => {
  await using both = await twoServers();
  const { first, second } = both;
  const person = await signUp(first);
  const { id: homeId } = await buildHome([person]);
  const link = await linkOf(person);
  const elsewhere = link.replace(first.base, second.base);
  const made = async () =>
    (await first.db.selectFrom('calendar_feeds').select('made_at').execute()).map(({ made_at }) => made_at);
  const all = await Promise.all([link, elsewhere, link, elsewhere].map((each) => readCalendar(each)));
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  const { etag } = await readCalendar(link);
  const chore = (await readRows(first, homeId)).at(-1);
  both.setClock('2026-11-16T02:00:59Z');
  const { api } = { api: onServer(second, person) };
  await api.chores.completeChore({ homeId, choreId: chore?.id ?? '' });
  for (const each of [link, elsewhere]) {
    // With the tag of the current calendar, and of an older one.
    expect((await readCalendar(each, { etag })).status).toBe(304);
    expect((await readCalendar(each)).etag).toBe(etag);
  }
  expect(await made()).toEqual([new Date('2026-11-16T02:00:00Z')]);
  both.setClock('2026-11-16T02:01:00Z');
  const changed = await readCalendar(elsewhere, { etag });
  expect(changed.status).toBe(200);
  expect(eventOf(changed.events, { id: chore?.id ?? '' })?.summary).toMatch(/^✓/);
  expect(await made()).toEqual([new Date('2026-11-16T02:01:00Z')]);
  expect((await readCalendar(link, { etag: changed.etag })).status).toBe(304);
});

test('after a crash empties the stored calendars, they are only made again', async () => {
  const { aisyah } = await homeOfThree(app);
  const link = await linkOf(aisyah);
  const { etag, text } = await readCalendar(link);
  await app.db.deleteFrom('calendar_feeds').execute();
  expect((await readCalendar(link, { etag })).status).toBe(304);
  expect((await readCalendar(link)).text).toBe(text);
});

test('a calendar has no other address, and every invalid link gets the same answer', async () => {
  const { aisyah } = await homeOfThree(app);
  const replaced = await linkOf(aisyah);
  await readCalendar(replaced);
  const link = await linkOf(aisyah);
  const token = /calendar\/(.*)\.ics/.exec(link)?.[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await readCalendar(link)).status).toBe(200);
  const guessed = randomBytes(32).toString('base64url');
  const wrong = [
    replaced,
    ...[guessed, `${token}x`, token.slice(1), token.toUpperCase(), '', '%00', 'x'.repeat(5000)].map(
      (each) => `${app.base}/calendar/${each}.ics`,
    ),
    `${app.base}/calendar/${token}`,
    `${app.base}/calendar/`,
  ];
  const answers = await Promise.all(wrong.map((each) => readCalendar(each)));
  const seen = answers.map(({ status, text, headers }) => {
    const { date: _date, 'x-request-id': _id, ...others } = Object.fromEntries(headers);
    return JSON.stringify([status, text, others]);
  });
  expect(new Set(seen).size, [...new Set(seen)].join('\n')).toBe(1);
  expect(answers[0]?.status).toBe(404);
  expect((await fetch(link, { method: 'POST' })).status).toBe(405);
});

test('a link works with pasted characters around it', async () => {
  const link = await linkOf(await signUp(app));
  for (const behind of ['.', ').', '%20', '%E2%80%8B', '&amp;x', '>'])
    expect((await readCalendar(link + behind)).status, behind).toBe(200);
  expect((await readCalendar(link.replace('.ics', '%E2%80%8B.ics'))).status).toBe(200);
});

test('guesses are counted by network, and never block a valid calendar', async () => {
  const link = await linkOf(await signUp(app));
  const key = 'calendarLink-address:127.0.0.1';
  const values = { key, points: 600, expire: Date.now() + 60_000 };
  await app.db
    .insertInto('rate_limits')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
  const guess = await readCalendar(`${app.base}/calendar/guessed.ics`);
  expect([guess.status, (JSON.parse(guess.text) as { code: string }).code]).toEqual([429, 'TOO_MANY_TRIES']);
  expect((await readCalendar(link)).status).toBe(200);
  await app.db.deleteFrom('rate_limits').where('key', '=', key).execute();
});

test('no line of the log contains the address of a calendar', async () => {
  const { log, lines } = recordLog('debug');
  await using logged = await startApp({}, { log });
  const link = await linkOf(await signUp(logged));
  await readCalendar(link);
  await readCalendar(link.replace('.ics', 'x.ics'));
  expect(lines.filter(({ url }) => url === '/calendar/*').map(({ status }) => status)).toEqual([200, 404]);
  const token = /calendar\/(.*)\.ics/.exec(link)?.[1] ?? '';
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('only the hash of a link is stored', async () => {
  const person = await signUp(app);
  const { link, madeAt } = await person.api.calendars.makeCalendarLink();
  expect(link).toMatch(new RegExp(`^${app.settings.PUBLIC_URL}/calendar/[\\w-]{43}\\.ics$`));
  expect(madeAt).toEqual(app.clock.now);
  const kept = await app.db
    .selectFrom('calendars')
    .selectAll()
    .where('user_id', '=', person.userId)
    .execute();
  expect(kept).toHaveLength(1);
  const token = /calendar\/(.*)\.ics/.exec(link)?.[1] ?? '';
  const bytes = Buffer.from(token, 'base64url');
  expect(kept[0]?.token_hash?.equals(bytes)).toBe(false);
  for (const secret of [token, bytes.toString('hex')]) expect(JSON.stringify(kept)).not.toContain(secret);
  expect(await person.api.calendars.getCalendar()).toEqual({ shows: 'mine', madeAt });
});

test('without a home the calendar is empty and valid', async () => {
  const { status, text } = await readCalendar(await linkOf(await signUp(app)));
  expect(status).toBe(200);
  expect(eventsOf(text)).toEqual([]);
});

test('with very many chores, the calendar has the earliest', async () => {
  const { ben, homeId } = await homeOfThree(app);
  const link = await linkOf(ben, 'home');
  await sql`
    insert into chores (home_id, type, assigned_to, turn_of, made, due_date, planned_on)
    select id, 'much_' || kind, admin_id, admin_id, 0, date '2027-06-01' + day, date '2027-06-01' + day
      from homes, generate_series(1, 100) as kind, generate_series(1, ${CALENDAR_CHORES_MAX / 100}::integer) as day
     where id = ${homeId}`.execute(app.db);
  // Compared as lines, since ical.js takes long.
  const text = await (await fetch(link)).text();
  const days = text.match(/(?<=^DTSTART;VALUE=DATE:)\d+/gm) ?? [];
  const rows = await readRows(app, homeId);
  expect(rows.length).toBeGreaterThan(CALENDAR_CHORES_MAX);
  expect(days).toEqual(
    rows.map(({ due_date }) => due_date.replaceAll('-', '')).slice(0, CALENDAR_CHORES_MAX),
  );
});
