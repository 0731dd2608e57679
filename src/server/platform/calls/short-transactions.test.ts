import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { sharedApp } from '#test/running/app.ts';
import { refusalOf, signUp } from '#test/builders/homes.ts';

const app = await sharedApp();

const failWith = (state: string) => sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`);
const nameOf = async (userId: string) =>
  (await app.db.selectFrom('users').select('display_name').where('id', '=', userId).executeTakeFirst())
    ?.display_name;

/** Fails with the SQLSTATE until this attempt. */
async function failing(state: string, until: number) {
  const { userId } = await signUp(app);
  let tries = 0;
  const done = inShortTransaction(app.db, async (tx) => {
    tries += 1;
    await tx
      .updateTable('users')
      .set({ display_name: `Try ${tries}` })
      .where('id', '=', userId)
      .execute();
    if (tries < until) await failWith(state).execute(tx);
    return tries;
  });
  const answer = await refusalOf(done).catch(() => 'failed');
  return { answer, tries, name: await nameOf(userId) };
}

test('a conflict is retried, and the failed attempt leaves nothing', async () => {
  for (const state of ['40001', '40P01'])
    expect(await failing(state, 5)).toEqual({ answer: 'not refused', tries: 5, name: 'Try 5' });
});

test('after five attempts the call is refused, and other errors are not retried', async () => {
  const name = 'Aisyah Rahman';
  expect(await failing('40001', Infinity)).toEqual({ answer: 'TRY_AGAIN', tries: 5, name });
  expect(await failing('23514', Infinity)).toEqual({ answer: '23514', tries: 1, name });
});
