import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, type Day } from '#domain/days.ts';
import { buildHome, button, expect, type Person, today, withDatabase } from '#test/browser/harness.ts';

type Size = { width: number; height: number };
type Build = (name: string, options: { viewport: Size }) => Promise<Person>;

/** `turnOf`: whose turn it is, if it is another member's. */
type Chore = { type: string; of: Person; on: Day; turnOf?: Person; byMinutes?: true; isLate?: boolean };

async function insertChores(homeId: string, chores: Chore[]) {
  await withDatabase(async (client) => {
    for (const { type, of, on, turnOf = of, byMinutes = false, isLate = false } of chores)
      await client.query(
        `insert into chores (home_id, type, assigned_to, turn_of, due_date, planned_on, minutes, status, planned_by, made)
         select id, $2, $3, $4, $5, $5, 25, $6, $7, acts from homes where id = $1`,
        [
          homeId,
          type,
          of.userId,
          turnOf.userId,
          on,
          isLate ? 'overdue' : 'pending',
          byMinutes ? 'even_minutes' : 'turns',
        ],
      );
  });
}

/** Inserts as many completed minutes on each of some days, at noon in the home's time zone. */
async function insertDone(
  homeId: string,
  by: Person,
  done: { minutes: number; daysAgo: number; type?: string }[],
  late = 0,
) {
  await withDatabase(async (client) => {
    for (const [index, { minutes, daysAgo, type = `done-${randomUUID()}` }] of done.entries()) {
      const day = addDays(today(), -daysAgo);
      const due = index < late ? addDays(day, -1) : day;
      await client.query(
        `insert into chores (home_id, type, assigned_to, turn_of, due_date, planned_on, made, minutes, status, completed_at, completed_on,
                             completed_by)
         values ($1, $2, $3, $3, $4, $4, 0, $5, 'completed', $6::text::timestamp at time zone 'Asia/Kuala_Lumpur', left($6::text, 10)::date,
                 $3)`,
        [homeId, type, by.userId, due, minutes, `${day}T00:00`],
      );
    }
  });
}

/** Before this week, because the board would show this week's chores, and these have no names. */
const daysOf = (sum: number, from = 7) =>
  [0, 6, 12, 18].map((day, index) => ({
    minutes: Math.floor(sum / 4) + (index === 0 ? sum % 4 : 0),
    daysAgo: from + day,
  }));

/** Hides the offer about chores that no plan created, which the board would start with. */
async function refuseOffers(page: Page) {
  await page.goto('/chores');
  const refusal = button(page, 'Not now').first();
  await expect(refusal).toBeVisible();
  while (await refusal.isVisible()) await refusal.click();
}

/**
 * A home of five: a member is away, another joined lately, and a sixth has left. Its chores were assigned in
 * every possible way.
 */
export async function buildFairPeople(person: Build, viewport: Size) {
  const reader = await person('Aisyah Rahman', { viewport });
  const [weiJie, priya, hafiz, mei, farid] = [
    await person('Wei Jie Tan', { viewport }),
    await person('Priya Nair', { viewport }),
    await person('Hafiz Osman', { viewport }),
    await person('Mei Ling Chong', { viewport }),
    await person('Farid Aziz', { viewport }),
  ];
  const { id: homeId } = await buildHome([reader, weiJie, priya, hafiz, mei, farid]);
  const { api } = reader;
  await api.homes.updateHomeSettings({ homeId, settings: { includeWeekends: true } });
  await withDatabase(async (client) => {
    const aYear = `now() - interval '1 year'`;
    await client.query(`update memberships set joined_at = ${aYear} where home_id = $1`, [homeId]);
    await client.query(`update home_events set created_at = ${aYear} where home_id = $1`, [homeId]);
    await client.query(
      `update memberships set joined_at = now() - interval '12 days' where home_id = $1 and user_id = $2`,
      [homeId, mei.userId],
    );
  });
  await farid.api.homes.leaveHome({ homeId });
  await withDatabase(async (client) => {
    await client.query('delete from chores where home_id = $1', [homeId]);
    await client.query('update homes set acts = acts + 1 where id = $1', [homeId]);
  });

  await insertDone(homeId, reader, daysOf(268), 1);
  await insertDone(homeId, reader, daysOf(340, 40));
  await insertDone(homeId, weiJie, daysOf(255), 3);
  await insertDone(homeId, weiJie, daysOf(180, 40));
  await insertDone(homeId, priya, daysOf(244));
  await insertDone(homeId, priya, daysOf(120, 40));
  await insertDone(homeId, hafiz, daysOf(161), 2);
  await insertDone(homeId, hafiz, daysOf(150, 40));
  await insertDone(homeId, mei, [{ minutes: 110, daysAgo: 8 }]);
  await insertDone(homeId, farid, daysOf(60));

  const on = (days: number) => addDays(today(), days);
  await withDatabase((client) =>
    client.query(
      `insert into absences (id, home_id, user_id, from_day, to_day, made, created_at)
       values ($1, $2, $3, $4, $5, 0, now() - interval '9 days')`,
      [randomUUID(), homeId, hafiz.userId, on(-7), on(2)],
    ),
  );
  await insertChores(homeId, [
    { type: 'mop', of: reader, on: on(-9), turnOf: farid, isLate: true },
    { type: 'sweep', of: weiJie, on: on(-9), isLate: true },
    { type: 'wash_toilet', of: priya, on: on(-8), isLate: true },
    { type: 'throw_rubbish', of: hafiz, on: on(-10), isLate: true },
    { type: 'throw_rubbish', of: weiJie, on: on(0) },
    { type: 'wash_toilet', of: reader, on: on(0) },
    { type: 'throw_rubbish', of: priya, on: on(1) },
    { type: 'wash_toilet', of: weiJie, on: on(3) },
    { type: 'wash_toilet', of: reader, on: on(4) },
    { type: 'throw_rubbish', of: reader, on: on(4), byMinutes: true },
    { type: 'sweep', of: mei, on: on(5) },
    { type: 'throw_rubbish', of: weiJie, on: on(6) },
    { type: 'wash_toilet', of: reader, on: on(8) },
    { type: 'sweep', of: weiJie, on: on(9) },
    { type: 'throw_rubbish', of: priya, on: on(9) },
    { type: 'throw_rubbish', of: priya, on: on(10) },
    { type: 'throw_rubbish', of: priya, on: on(11) },
  ]);

  const list = async () => (await api.chores.listChores({ homeId, from: on(-14), to: on(14) })).chores;
  let chores = await list();
  const idOf = (type: string, days: number) =>
    chores.find((chore) => chore.type === type && chore.dueDate === on(days))?.id ?? '';
  // The chores that Wei Jie gave for one of hers, and took from her at other times.
  const swapped = { choreId: idOf('throw_rubbish', 6), targetUserId: reader.userId };
  const id = randomUUID();
  await weiJie.api.swaps.requestSwap({ homeId, id, ...swapped, returnChoreId: idOf('wash_toilet', 8) });
  await api.swaps.acceptSwapRequest({ homeId, swapRequestId: id });
  await api.chores.moveChore({ homeId, choreId: idOf('wash_toilet', 4), to: on(5) });
  await weiJie.api.chores.moveChore({ homeId, choreId: idOf('wash_toilet', 3), to: on(2) });
  // Her notifications: both kinds of absences, and a reminder.
  const days = { homeId, id: randomUUID(), from: on(9), to: on(12) };
  await priya.api.absences.createAbsence(days);
  await priya.api.absences.changeAbsence({ homeId, absenceId: days.id, from: on(12), to: on(12) });
  await priya.api.chores.remindOfChore({ homeId, choreId: idOf('mop', -9) });
  await mei.api.chores.remindOfChore({ homeId, choreId: idOf('wash_toilet', -8) });
  await api.absences.createAbsence({ homeId, id: randomUUID(), from: on(25), to: on(35) });

  // Last, because anything later may change the stand-in.
  await insertChores(homeId, [
    { type: 'sweep', of: reader, on: on(1), turnOf: hafiz },
    { type: 'mop', of: reader, on: on(1), turnOf: hafiz },
  ]);
  chores = await list();
  const at = (type: string, ahead: number) => ({ id: idOf(type, ahead), day: on(ahead) });
  for (const { page } of [reader, weiJie]) await refuseOffers(page);

  const alone = await person('Nurul Huda', { viewport });
  await buildHome([alone], 'Rumah Nenek');
  const idle = await person('Siti Aminah', { viewport });
  await buildHome([idle, await person('Ben Lim', { viewport })], 'Taman Melati');
  return {
    people: { fair: reader.page, fairMember: weiJie.page, fairAlone: alone.page, fairIdle: idle.page },
    facts: {
      chores: {
        turn: at('wash_toilet', 0),
        absence: at('mop', 1),
        evening: at('throw_rubbish', 4),
        swap: at('throw_rubbish', 6),
        leaving: at('mop', -9),
        moved: at('wash_toilet', 5),
        reminded: at('wash_toilet', -8),
        late: at('sweep', -9),
        // Wei Jie's own chore, for him to move.
        later: at('sweep', 9),
      },
    },
  };
}
