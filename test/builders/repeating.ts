import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Repeats } from '#domain/repeating.ts';
import type { TestApp } from '#test/running/app.ts';
import { setClock } from '#test/builders/boards.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';

/** Three people without a home. */
export async function threePeople(app: TestApp) {
  return {
    aisyah: await signUp(app),
    ben: await signUp(app, 'Ben Tan'),
    chloe: await signUp(app, 'Chloe Lim'),
  };
}

type Asking = {
  timeZone?: string;
  at?: string;
  repeats?: Repeats;
  totalAmount?: number;
  split?: { by: 'equally'; withOwn: boolean } | { by: 'amounts'; amounts: number[] };
  title?: string;
};

/** Asks for a repeating request, monthly without another choice. */
export const askRepeating = (
  aisyah: Person,
  homeId: string,
  debtors: Person[],
  { repeats = 'month', totalAmount = 200_000, split, title = 'Rent' }: Omit<Asking, 'at' | 'timeZone'> = {},
) =>
  aisyah.api.payments.createPaymentRequest({
    homeId,
    id: randomUUID(),
    title,
    category: 'rent',
    totalAmount,
    debtorIds: debtors.map(({ userId }) => userId),
    repeats,
    ...(split && { split }),
  });

/** A repeating rent, first asked on 31 October 2026 at noon in Kuala Lumpur without another choice. */
export async function rentOf(
  app: TestApp,
  { timeZone = 'Asia/Kuala_Lumpur', at = '2026-10-31T12:00:00+08:00', ...asked }: Asking = {},
) {
  app.clock.now = new Date();
  const { aisyah, ben, chloe } = await threePeople(app);
  const { id: homeId } = await buildHome([aisyah, ben, chloe], { timeZone });
  setClock(app, at);
  const first = await askRepeating(aisyah, homeId, [ben, chloe], asked);
  return { aisyah, ben, chloe, homeId, first, seriesId: first.id };
}

/** Runs the round of repeating requests at that time, as after a downtime since the last one. */
export async function roundAt(app: TestApp, instant: string) {
  setClock(app, instant);
  await app.createRepeatingRequests();
}

type Made = { day: string; dated: Date; total: number; shares: number[]; id: string };

/** All requests of a home's series, with the first of each, in order. */
export async function madeIn({ db }: TestApp, homeId: string): Promise<Made[]> {
  const { rows } = await sql<Made>`
    select made.day, request.created_at as dated, request.total_amount as total, request.id,
           array(select share.amount::integer from payment_debtors as share
                  where share.home_id = request.home_id and share.payment_id = request.id order by share.amount) as shares
      from payment_requests as request
      left join payment_series_days as made on made.home_id = request.home_id and made.payment_id = request.id
     where request.home_id = ${homeId} order by request.created_at, made.day`.execute(db);
  return rows;
}

/** The days for which a home's series asked. */
export const daysOf = async (app: TestApp, homeId: string) =>
  (await madeIn(app, homeId)).map(({ day }) => day);

/** The next day of each series of a home, and whether it is paused. */
export const seriesIn = async ({ db }: TestApp, homeId: string) =>
  (
    await sql<{ nextOn: string; paused: boolean }>`
      select next_on as "nextOn", paused from payment_series where home_id = ${homeId}`.execute(db)
  ).rows;

/** The data of a person's notifications of this type in a home, oldest first. */
export const homeNotificationsOf = async (
  { db }: TestApp,
  { userId }: Person,
  homeId: string,
  type: string,
) =>
  (
    await sql<{ data: Record<string, unknown> }>`
      select data from notifications
       where user_id = ${userId} and type = ${type} and data->>'homeId' = ${homeId} order by created_at, id`.execute(
      db,
    )
  ).rows.map(({ data }) => data);
