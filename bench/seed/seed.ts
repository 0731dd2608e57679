import type pg from 'pg';
import { addDays, dayOf, startsOf } from '#domain/days.ts';
import { livedPlan, OWN_TEMPLATES, SEED_PEOPLE } from './lived-plans.ts';
import * as statements from './statements.ts';

export type Seeding = {
  pool: pg.Pool;
  /** How many homes. */
  homes: number;
  /** The number of the first. */
  from?: number;
  /** What all their people sign in with, hashed. */
  hashed: string;
  now: Date;
  /** For how long people have lived there. */
  days?: number;
  /** Hears after each batch how many homes there are. */
  onMade?: (homes: number) => void;
};

// All of one zone, so that they have their midnight at once: the most that a sweep may meet. Its days all have 24 hours.
const SEED_TIME_ZONE = 'Asia/Kuala_Lumpur';
const A_YEAR = 365;
/** Homes share so many plans, of as many seeds: planning each anew would take most of the time. */
const PLANS = 8;
const BATCH_HOMES = 100;
/** A connection keeps one core busy; with more of them the machine that is to be measured is not quicker. */
const SEED_CONNECTIONS = 2;

async function prepare(client: pg.PoolClient, { hashed, now, days = A_YEAR }: Seeding) {
  const today = dayOf(now, SEED_TIME_ZONE);
  const from = addDays(today, -days);
  await client.query(statements.SCRATCH);
  const [start] = startsOf([from], SEED_TIME_ZONE);
  await client.query(statements.FACTS, [now, today, from, start, SEED_TIME_ZONE, hashed]);
  await client.query(statements.TEMPLATE_ROWS, [JSON.stringify(OWN_TEMPLATES)]);
  for (let number = 0; number < PLANS; number++) {
    const { seed, months, chores } = livedPlan(`seed ${number}`, { from, today });
    await client.query(statements.PLAN_OF_SEED, [number, seed]);
    await client.query(statements.MONTHS, [
      number,
      months.map(({ year }) => year),
      months.map(({ month }) => month),
    ]);
    await client.query(statements.PLANNED_CHORES, [
      number,
      chores.map(({ type }) => type),
      chores.map(({ person }) => person),
      chores.map(({ dueDate }) => dueDate),
      chores.map(({ minutes }) => minutes),
      chores.map(({ round }) => round),
    ]);
  }
}

async function makeBatch(client: pg.PoolClient, first: number, last: number) {
  await client.query('begin');
  // However long it takes, where the pool's connections have a limit.
  await client.query('set local statement_timeout = 0');
  await client.query(statements.DRAW_HOMES, [first, last, PLANS]);
  for (const statement of statements.FILLING) await client.query(statement);
  await client.query('commit');
}

/**
 * Homes of four people each who have lived there for a year: chores done, late and planned ahead, swaps, requests for money, receipts
 * without files, notifications and history, as the program would have left them today. They are signed in at browsers that nobody has, and have one password.
 */
export async function seedHomes(seeding: Seeding): Promise<{ homes: number; people: number }> {
  const { pool, homes, from = 1, onMade } = seeding;
  const end = from + homes;
  let next = from;
  let made = 0;
  const fill = async () => {
    const client = await pool.connect();
    try {
      await prepare(client, seeding);
      while (next < end) {
        const first = next;
        next = Math.min(end, first + BATCH_HOMES);
        const [last, count] = [next - 1, next - first];
        await makeBatch(client, first, last);
        made += count;
        onMade?.(made);
      }
    } finally {
      // With its scratch tables.
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: SEED_CONNECTIONS }, fill));
  return { homes, people: homes * SEED_PEOPLE };
}
