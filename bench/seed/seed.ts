import type pg from 'pg';
import { addDays, dayOf, startsOf } from '#domain/days.ts';
import { livedPlan, CUSTOM_TEMPLATES, SEED_PEOPLE } from './lived-plans.ts';
import * as statements from './statements.ts';

export type Seeding = {
  pool: pg.Pool;
  /** The number of homes. */
  homes: number;
  /** The number of the first home. */
  from?: number;
  /** The hash of the common password. */
  hashed: string;
  now: Date;
  /** For how many days people have lived there. */
  days?: number;
  /** Called after each batch with the number of homes so far. */
  onMade?: (homes: number) => void;
};

// All homes have one time zone, so that all have their midnight at once, which is the most work for the sweep. Its days all have 24 hours.
const SEED_TIME_ZONE = 'Asia/Kuala_Lumpur';
const A_YEAR = 365;
/** The number of different plans, which homes share: planning each home would take most of the time. */
const PLANS = 8;
const BATCH_HOMES = 100;
/** A connection keeps one core busy; more connections would slow down the machine that is to be measured. */
const SEED_CONNECTIONS = 2;

async function prepare(client: pg.PoolClient, { hashed, now, days = A_YEAR }: Seeding) {
  const today = dayOf(now, SEED_TIME_ZONE);
  const from = addDays(today, -days);
  await client.query(statements.SCRATCH);
  const [start] = startsOf([from], SEED_TIME_ZONE);
  await client.query(statements.FACTS, [now, today, from, start, SEED_TIME_ZONE, hashed]);
  await client.query(statements.TEMPLATE_ROWS, [JSON.stringify(CUSTOM_TEMPLATES)]);
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
  // The pool's limit on statements does not apply, as a batch can take long.
  await client.query('set local statement_timeout = 0');
  await client.query(statements.DRAW_HOMES, [first, last, PLANS]);
  for (const statement of statements.FILLING) await client.query(statement);
  await client.query('commit');
}

/**
 * Creates homes of four people each who have lived there for a year: chores done, late and planned ahead, swaps, requests for money, receipts
 * without files, notifications and history, as the program would have left them today. All people share one password, and have sessions of invented browsers.
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
      // Drops its scratch tables too.
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: SEED_CONNECTIONS }, fill));
  return { homes, people: homes * SEED_PEOPLE };
}
