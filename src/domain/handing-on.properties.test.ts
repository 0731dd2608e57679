import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAway, presentOn, type SavedAbsence } from '#domain/absences.ts';
import { addDays, daysBetween } from '#domain/days.ts';
import { giveBack } from '#domain/handing-on.ts';
import { Home, TODAY } from '#test/builders/away-model.ts';

// Hundreds of homes with hundreds of chores each take a busy machine seconds.
const PATIENCE_MS = 60_000;

const people = fc.constantFrom('ana', 'ben', 'caz', 'dev', 'eli');
// Every one as often as any other: small numbers alone are days and chores on which little can happen.
const place = fc.noBias(fc.nat({ max: 400 }));
const start = fc.noBias(fc.nat({ max: 40 }));
const days = fc.noBias(fc.integer({ min: 1, max: 30 }));

const away = fc.record({ act: fc.constant('away' as const), who: people, start, days });
const allAway = fc.record({ act: fc.constant('allAway' as const), start, days });
const change = fc.record({ act: fc.constant('change' as const), place, start, days });
const move = fc.record({
  act: fc.constant('move' as const),
  place,
  step: fc.constantFrom('earlier' as const, 'later' as const),
});
const acts = fc.oneof(
  { weight: 5, arbitrary: away },
  { weight: 1, arbitrary: allAway },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('home' as const), place }) },
  { weight: 3, arbitrary: change },
  { weight: 2, arbitrary: move },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('swap' as const), place, who: people }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('complete' as const), place }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('reopen' as const), place }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('plan' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('regenerate' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('restore' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('planAnew' as const),
      frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'biennial' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('share' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('leave' as const), who: people }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('join' as const), who: people }) },
);
const absent = fc.oneof(
  { weight: 3, arbitrary: away },
  { weight: 1, arbitrary: allAway },
  { weight: 2, arbitrary: change },
);
/** As few as two, so that often nobody is there. */
const founders = fc.constantFrom<string[]>(
  ['ana', 'ben'],
  ['ana', 'ben', 'caz'],
  ['ana', 'ben', 'caz', 'dev'],
);
type Act = typeof acts extends fc.Arbitrary<infer A> ? A : never;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];

function perform(home: Home, one: Act) {
  const open = home.open();
  switch (one.act) {
    case 'away':
      return home.goAway(one.who, one.start, one.days);
    case 'allAway':
      return home.members.flatMap((member) => home.goAway(member, one.start, one.days) ?? []);
    case 'home':
      return home.comeHome(at(home.absences, one.place)?.id ?? '');
    case 'change':
      return home.changeAbsence(at(home.absences, one.place)?.id ?? '', one.start, one.days);
    case 'swap':
      if (home.members.includes(one.who)) home.swap(at(open, one.place)?.id ?? '', one.who);
      return undefined;
    case 'move': {
      // The others are on nearly every day.
      const few = open.filter(({ type }) => type === 'rubbish');
      return home.move(at(few, one.place)?.id ?? '', one.step);
    }
    case 'complete':
      return home.complete(at(open, one.place)?.id ?? '');
    case 'reopen': {
      const completed = home.chores.filter((chore) => chore.completed);
      const own = completed.filter(({ assignedTo }) => home.members.includes(assignedTo));
      return home.reopen(at(own, one.place)?.id ?? '');
    }
    case 'plan':
      return home.months.length < 3 ? home.plan() : undefined;
    case 'planAnew':
      return home.planAnew(one.frequency);
    case 'leave':
      return home.leave(one.who);
    case 'join':
      return home.join(one.who);
    default:
      return home[one.act]();
  }
}

const ABOUT_ABSENCES = new Set<Act['act']>(['away', 'allAway', 'home', 'change']);

describe('absences, whatever comes first', { timeout: PATIENCE_MS }, () => {
  test('who is away has no chore but by a swap or where nobody was there, and every chore has somebody who lives there', () => {
    const check = (living: string[], all: Act[]) => {
      const home = new Home(living);
      // On which days nobody was there: who joins since gets nothing of them by itself, until an absence changes.
      let wasEmpty = new Set<string>();
      for (const one of all) {
        const { settled } = home;
        const swapped = home.open().filter(({ movedBySwap }) => movedBySwap);
        perform(home, one);
        const rule = JSON.stringify(one);
        if (ABOUT_ABSENCES.has(one.act)) expect(home.chores, rule).toEqual(expect.arrayContaining(swapped));
        // After that nothing is left with somebody who is away while others are there.
        if (home.settled > settled) wasEmpty = new Set();
        for (const { assignedTo, dueDate, movedBySwap } of home.open()) {
          if (presentOn(home.absences, home.members, dueDate).length === 0) wasEmpty.add(dueDate);
          expect(home.members, rule).toContain(assignedTo);
          if (movedBySwap || wasEmpty.has(dueDate)) continue;
          expect(isAway(home.absences, assignedTo, dueDate), `${rule} ${dueDate} ${assignedTo}`).toBe(false);
        }
      }
    };
    const many = fc.tuple(absent, fc.array(acts, { minLength: 8, maxLength: 14 }));
    fc.assert(
      fc.property(founders, many, (living, [first, others]) => check(living, [first, ...others])),
      { numRuns: 100 },
    );
  });

  test('made and deleted again, in any order, also with a month planned meanwhile: the board is as it was', () => {
    const cases = fc.record({
      living: founders,
      earlier: fc.array(acts, { maxLength: 5 }),
      made: fc.array(absent, { minLength: 1, maxLength: 5 }),
      planned: fc.nat({ max: 4 }),
      order: fc.infiniteStream(fc.nat()),
    });
    const check = ({ living, earlier, made, planned, order }: Case) => {
      const [home, other] = [new Home(living), new Home(living)];
      for (const one of earlier) {
        perform(home, one);
        perform(other, one);
      }
      // Nobody is away before, so that a day on which nobody is there comes of these alone.
      for (const each of [home, other]) for (const { id } of each.absences) each.comeHome(id);
      const before = home.board();
      expect(before).toEqual(other.board());
      const ids = made.flatMap((one, index) => {
        if (index === planned) home.plan();
        return perform(home, one) ?? [];
      });
      if (planned < made.length) other.plan();
      while (ids.length > 0) {
        const [id = ''] = ids.splice(Number(order.next().value) % ids.length, 1);
        home.comeHome(id);
      }
      expect(home.board()).toEqual(other.board());
      expect(home.handedOn).toEqual([]);
    };
    fc.assert(fc.property(cases, check), { numRuns: 150 });
  });
});

type Case = {
  living: string[];
  earlier: Act[];
  made: Act[];
  planned: number;
  order: Iterator<number>;
};

describe('handing on, by hand', () => {
  const from = addDays(TODAY, 1);
  const chore = (type: string, day: number, assignedTo: string, movedBySwap = false) => ({
    id: `${type} ${day}`,
    type,
    dueDate: addDays(TODAY, day),
    assignedTo,
    movedBySwap,
    completed: false,
  });

  test('to whoever has the fewest minutes of those days, a group of a day together; what a swap gave stays', () => {
    const home = new Home();
    home.chores = [
      chore('rubbish', 1, 'ana'), // 10 minutes
      chore('sweep', 2, 'ana'), // 20, with mop 15
      chore('mop', 2, 'ana'),
      chore('rubbish', 3, 'ana', true),
      chore('rubbish', 9, 'ana'),
      chore('sweep', 1, 'ben'),
      chore('mop', 3, 'caz'),
      // Not in those days.
      chore('sweep', 30, 'dev'),
    ];
    expect(home.goAway('ana', 1, 3)).toBeDefined();
    const takers = Object.fromEntries(home.chores.map(({ id, assignedTo }) => [id, assignedTo]));
    expect(takers).toEqual({
      'rubbish 1': 'dev', // ben 20, caz 15, dev 0
      'sweep 2': 'dev', // 20, 15, 10
      'mop 2': 'dev',
      'rubbish 3': 'ana',
      'rubbish 9': 'ana',
      'sweep 1': 'ben',
      'mop 3': 'caz',
      'sweep 30': 'dev',
    });
    expect(home.absences).toMatchObject([{ from, to: addDays(TODAY, 3) }]);
  });

  test('who got a chore goes away too: it goes back past them', () => {
    const home = new Home();
    home.chores = [chore('rubbish', 2, 'ana')];
    const first = home.goAway('ana', 1, 3) ?? '';
    expect(home.board()).toEqual(['2026-11-12 rubbish ben false']);
    home.goAway('ben', 2, 1);
    expect(home.board()).toEqual(['2026-11-12 rubbish caz false']);
    home.comeHome(first);
    expect(home.board()).toEqual(['2026-11-12 rubbish ana false']);
  });

  test('what was swapped or done since stays where it is', () => {
    const home = new Home();
    home.chores = [chore('rubbish', 1, 'ana'), chore('rubbish', 2, 'ana'), chore('rubbish', 3, 'ana')];
    const absence = home.goAway('ana', 1, 3) ?? '';
    home.swap('rubbish 1', 'dev');
    home.complete('rubbish 2');
    home.comeHome(absence);
    const takers = home.chores.map(({ id, assignedTo }) => `${id} ${assignedTo}`);
    expect(takers).toEqual(['rubbish 1 dev', 'rubbish 2 caz', 'rubbish 3 ana']);
  });

  test('what somebody else has by now, or whoever is away again that day, gets nothing back', () => {
    const handedOn = [{ choreId: 'rubbish 2', absenceId: 'gone', from: 'ana', to: 'ben' }];
    const members = ['ana', 'ben', 'dev'];
    const back = (assignedTo: string, absences: SavedAbsence[] = [], living = members) =>
      giveBack({ members: living }, absences, [{ ...chore('rubbish', 2, assignedTo) }], handedOn);
    expect(back('dev')).toEqual([]);
    expect(back('ben')).toEqual([{ choreId: 'rubbish 2', assignedTo: 'ana', absenceId: 'gone' }]);
    expect(back('ben', [], ['ben', 'dev'])).toEqual([]);
    // A swap gave it away and another one brought it.
    expect(giveBack({ members }, [], [chore('rubbish', 2, 'ben', true)], handedOn)).toEqual([]);
    const again = { id: 'other', userId: 'ana', from, to: addDays(TODAY, 2), createdAt: 0 };
    expect(back('ben', [again])).toEqual([]);
  });

  test('shorter: only the days that are over come back; moved: the new ones go', () => {
    const home = new Home();
    home.chores = [chore('rubbish', 1, 'ana'), chore('rubbish', 3, 'ana'), chore('rubbish', 5, 'ana')];
    const absence = home.goAway('ana', 1, 3) ?? '';
    home.changeAbsence(absence, 3, 3);
    const own = home.chores.filter(({ assignedTo }) => assignedTo === 'ana').map(({ id }) => id);
    expect(own).toEqual(['rubbish 1']);
  });

  test('nobody there: what stands stays, and none is planned until somebody is', () => {
    const home = new Home();
    const before = home.board();
    const all = home.members.map((member) => home.goAway(member, 25, 3) ?? '');
    expect(home.board().filter((row) => row >= '2026-12-05')).toEqual([]);
    home.plan();
    expect(home.board().some((row) => row.startsWith('2026-12-06'))).toBe(false);
    expect(home.board().some((row) => row.startsWith('2026-12-08'))).toBe(true);
    home.comeHome(all[0] ?? '');
    const ofDay = home.open().filter(({ dueDate }) => dueDate === '2026-12-06');
    expect(new Set(ofDay.map(({ assignedTo }) => assignedTo))).toEqual(new Set(['ana']));
    expect(home.board().slice(0, before.length)).toEqual(before);
  });

  test('nobody there on days that were planned before: nothing comes but what stood there', () => {
    const home = new Home(['ana']);
    // Nobody has planned these anew.
    home.templates = home.templates.map((each) => Object.assign({}, each, { frequency: 'daily' as const }));
    const before = home.board();
    home.comeHome(home.goAway('ana', 1, 10) ?? '');
    expect(home.board()).toEqual(before);
  });

  test('nobody there on a day from which a chore was moved: it does not come a second time', () => {
    const home = new Home(['ana']);
    const absence = home.goAway('ana', 30, 2) ?? '';
    home.plan();
    for (const { id, type, dueDate } of home.open())
      if (type === 'rubbish' && dueDate > '2026-12-15') home.move(id, 'earlier');
    const moved = home.chores.find(({ movedFrom }) => movedFrom)?.movedFrom;
    if (moved === undefined) throw new Error('one has a free day before it');
    home.changeAbsence(absence, daysBetween(TODAY, moved), 1);
    const before = home.board();
    home.comeHome(absence);
    expect(home.board()).toEqual(before);
  });
});
