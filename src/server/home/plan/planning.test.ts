import { describe, expect, test } from 'vitest';
import type { Chore } from '#contract/chores.ts';
import { weekdayOf, workingDays } from '#domain/days.ts';
import { sharedApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';

const app = await sharedApp();

// Saturday, 10:00 in Kuala Lumpur. November 2026 has 21 working days and begins on a Sunday.
const SATURDAY = '2026-11-14T02:00:00Z';

async function board(person: Person, homeId: string, from: string, to: string): Promise<Chore[]> {
  return (await person.api.chores.listChores({ homeId, from, to })).chores;
}

const datesOf = (chores: Chore[], type: string) =>
  chores.filter((chore) => chore.type === type).map((chore) => chore.dueDate);

/** The app with one home, created at that instant by a person who lives alone. */
async function liveAlone(instant: string, timeZone = 'Asia/Kuala_Lumpur') {
  setClock(app, instant);
  const person = await signUp(app);
  const { id: homeId } = await buildHome([person], { timeZone });
  const open = (at: string) => {
    setClock(app, at);
    return person.api.chores.openHome({ homeId });
  };
  const statusOf = async (dueDate: string) => {
    const [chore] = await board(person, homeId, dueDate, dueDate);
    return chore?.status;
  };
  return { person, homeId, open, statusOf };
}

describe('planning', () => {
  test('a month by hand: from today on, positions counted over the whole month', async () => {
    const { person, homeId } = await liveAlone(SATURDAY);
    const november = await board(person, homeId, '2026-10-31', '2026-11-30');

    expect(datesOf(november, 'throw_rubbish').map((day) => day.slice(8))).toEqual(
      ['16', '17', '18', '19', '20', '23', '24', '25', '26', '27', '30'], //
    );
    // The 1st, 3rd … 21st working days of the month are the 2nd, 4th, 6th, 10th, 12th, and these:
    const odd = ['16', '18', '20', '24', '26', '30'].map((day) => `2026-11-${day}`);
    expect(datesOf(november, 'sweep')).toEqual(odd);
    expect(datesOf(november, 'mop')).toEqual(odd);

    const rest = await board(person, homeId, '2026-12-01', '2027-01-31');
    const toilets = datesOf([...november, ...rest], 'wash_toilet');
    const weekday = weekdayOf(toilets[0] ?? '');
    const remaining = [
      ...workingDays(2026, 10, false).filter((day) => day >= '2026-11-14'),
      ...workingDays(2026, 11, false),
      ...workingDays(2027, 0, false),
    ];
    expect(toilets).toEqual(remaining.filter((day) => weekdayOf(day) === weekday));
    expect(datesOf(rest, 'throw_rubbish')).toHaveLength(23 + 21);

    for (const chore of [...november, ...rest]) {
      expect(chore).toMatchObject({ homeId, assignedTo: person.userId, status: 'pending' });
    }
    const newYear = rest.filter((chore) => chore.type === 'throw_rubbish' && chore.dueDate >= '2026-12-31');
    expect(newYear.slice(0, 2)).toMatchObject([
      { dueDate: '2026-12-31', weekNumber: 53, year: 2026, month: 11 },
      { dueDate: '2027-01-01', weekNumber: 53, year: 2027, month: 0 },
    ]);
  });

  test.for([
    ['Asia/Kuala_Lumpur', '2026-11-16T15:59:59Z', '2026-11-16'],
    ['Asia/Kuala_Lumpur', '2026-11-16T16:00:00Z', '2026-11-17'],
    ['America/New_York', '2026-11-17T04:59:59Z', '2026-11-16'],
    ['America/New_York', '2026-11-17T05:00:00Z', '2026-11-17'],
  ] as const)('in %s at %s the first day is %s', async ([zone, instant, today]) => {
    const { person, homeId } = await liveAlone(instant, zone);
    const answer = await person.api.chores.listChores({ homeId, from: '2026-11-01', to: '2026-11-30' });
    expect(answer.today).toBe(today);
    expect(answer.chores[0]?.dueDate).toBe(today);
  });

  test('plans every month that the next 8 weeks touch, each once', async () => {
    const { person, homeId, open } = await liveAlone(SATURDAY);
    const february = () => board(person, homeId, '2027-02-01', '2027-02-28');
    // 8 weeks after December 6th is January 31st.
    await open('2026-12-06T02:00:00Z');
    expect(await february()).toEqual([]);
    expect(await open('2026-12-07T02:00:00Z')).toEqual({ today: '2026-12-07', changed: true });
    const planned = await february();
    expect(datesOf(planned, 'throw_rubbish')).toHaveLength(20);
    expect(await open('2026-12-07T02:00:00Z')).toEqual({ today: '2026-12-07', changed: false });
    expect(await february()).toEqual(planned);
  });

  test('fewer weeks in advance plan fewer months', async () => {
    const { person, homeId, open } = await liveAlone(SATURDAY);
    await person.api.homes.updateHomeSettings({ homeId, settings: { weeksInAdvance: 1 } });
    await open('2027-01-24T02:00:00Z');
    expect(await board(person, homeId, '2027-02-01', '2027-02-28')).toEqual([]);
    await open('2027-01-25T02:00:00Z');
    expect(await board(person, homeId, '2027-02-01', '2027-02-28')).not.toEqual([]);
  });

  test('without automatic planning, plans only the current month, once it begins', async () => {
    const { person, homeId, open } = await liveAlone(SATURDAY);
    const spring = () => board(person, homeId, '2027-02-01', '2027-03-31');
    await person.api.homes.updateHomeSettings({ homeId, settings: { autoGenerate: false } });
    await open('2027-01-31T15:59:00Z');
    expect(await spring()).toEqual([]);
    await open('2027-01-31T16:00:00Z');
    const days = datesOf(await spring(), 'throw_rubbish');
    expect(days).toEqual(workingDays(2027, 1, false));
    expect(await open('2027-01-31T16:00:00Z')).toMatchObject({ changed: false });
  });

  test('more weeks in advance, or switching planning on, plan at once', async () => {
    const { person, homeId } = await liveAlone(SATURDAY);
    const save = (settings: Parameters<typeof person.api.homes.updateHomeSettings>[0]['settings']) =>
      person.api.homes.updateHomeSettings({ homeId, settings });
    const spring = async () => {
      const days = await board(person, homeId, '2027-02-01', '2027-03-31');
      return new Set(days.map((chore) => chore.dueDate.slice(0, 7)));
    };
    await save({ findByName: 'off' });
    expect(await spring()).toEqual(new Set());
    await save({ weeksInAdvance: 12 });
    expect(await spring()).toEqual(new Set(['2027-02']));
    await save({ autoGenerate: false, weeksInAdvance: 16 });
    expect(await spring()).toEqual(new Set(['2027-02']));
    await save({ autoGenerate: true });
    expect(await spring()).toEqual(new Set(['2027-02', '2027-03']));
  });

  test('includes weekends if the home does', async () => {
    const { person, homeId, open } = await liveAlone(SATURDAY);
    await person.api.homes.updateHomeSettings({ homeId, settings: { includeWeekends: true } });
    await open('2026-12-07T02:00:00Z');
    const february = await board(person, homeId, '2027-02-01', '2027-02-28');
    expect(datesOf(february, 'throw_rubbish')).toHaveLength(28);
  });
});

describe('overdue', () => {
  test('begins at midnight in the home, and only once', async () => {
    const { open, statusOf } = await liveAlone('2026-11-16T02:00:00Z');
    expect(await open('2026-11-16T15:59:59Z')).toEqual({ today: '2026-11-16', changed: false });
    expect(await statusOf('2026-11-16')).toBe('pending');
    expect(await open('2026-11-16T16:00:00Z')).toEqual({ today: '2026-11-17', changed: true });
    expect(await statusOf('2026-11-16')).toBe('overdue');
    expect(await statusOf('2026-11-17')).toBe('pending');
    expect(await open('2026-11-16T16:00:00Z')).toEqual({ today: '2026-11-17', changed: false });
  });

  test('a day of 25 hours ends when it ends', async () => {
    const { open, statusOf } = await liveAlone('2026-10-30T12:00:00Z', 'America/New_York');
    expect(await open('2026-10-31T03:59:00Z')).toMatchObject({ today: '2026-10-30' });
    expect(await statusOf('2026-10-30')).toBe('pending');
    await open('2026-10-31T04:00:00Z');
    expect(await statusOf('2026-10-30')).toBe('overdue');
    expect(await open('2026-11-01T04:00:00Z')).toMatchObject({ today: '2026-11-01' });
    expect(await open('2026-11-02T04:59:00Z')).toMatchObject({ today: '2026-11-01' });
    expect(await open('2026-11-03T04:59:00Z')).toMatchObject({ today: '2026-11-02' });
    expect(await statusOf('2026-11-02')).toBe('pending');
    await open('2026-11-03T05:00:00Z');
    expect(await statusOf('2026-11-02')).toBe('overdue');
  });

  test('a home that moves to a zone where it is still yesterday is not late', async () => {
    const { person, homeId, open, statusOf } = await liveAlone('2026-11-16T02:00:00Z');
    await open('2026-11-16T16:00:00Z');
    expect(await statusOf('2026-11-16')).toBe('overdue');
    await person.api.homes.updateHomeSettings({ homeId, settings: { timeZone: 'America/New_York' } });
    expect(await statusOf('2026-11-16')).toBe('pending');
    expect(await open('2026-11-16T16:00:00Z')).toEqual({ today: '2026-11-16', changed: false });
    await person.api.homes.updateHomeSettings({ homeId, settings: { timeZone: 'Asia/Tokyo' } });
    expect(await statusOf('2026-11-16')).toBe('overdue');
  });
});
