import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { hashPassword } from '#server/platform/calls/passwords.ts';
import { effort } from './effort.ts';
import { quantile } from './medians.ts';
import { beside, type Line } from './report.ts';
import { startOurs, type ServerProcess } from './server-process.ts';
import type { World } from './world.ts';

const PEOPLE = effort(100, 10);
const PASSWORD = 'correct horse';
const ATTACKING_CONNECTIONS = 100;
const PAUSE_MS = 50;
const AIM_MS = 100;

const emailOf = (index: number) => `sign-in${index}@example.com`;

async function makePeople(pool: pg.Pool) {
  const ids = Array.from({ length: PEOPLE }, () => randomUUID());
  await pool.query(
    `insert into users (id, email, display_name)
     select id, 'sign-in' || n - 1 || '@example.com', 'Nur' from unnest($1::uuid[]) with ordinality as made (id, n)`,
    [ids],
  );
  await pool.query(
    `insert into accounts (user_id, provider_id, account_id, password)
     select id, 'credential', id::text, $2 from unnest($1::uuid[]) as id`,
    [ids, await hashPassword(PASSWORD)],
  );
}

const bodyOf = (email: string, password: string) => JSON.stringify({ json: { email, password } });
const headersFrom = (address: string) => ({
  'content-type': 'application/json',
  // The server trusts this process as its proxy.
  'x-forwarded-for': address,
});

/** Signs in each person once, from their own network. Returns how long each waited. */
async function signInAll({ base }: ServerProcess, round: number): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < PEOPLE; index++) {
    const began = performance.now();
    const answer = await fetch(`${base}/api/rpc/users/signIn`, {
      method: 'POST',
      headers: headersFrom(`10.${round}.0.${index}`),
      body: bodyOf(emailOf(index), PASSWORD),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`refused with ${answer.status}`);
    took.push(performance.now() - began);
    await wait(PAUSE_MS);
  }
  return took;
}

/** Guesses passwords over a hundred connections. The server soon refuses most guesses without a look at them. */
function attack({ base }: ServerProcess) {
  const ending = new AbortController();
  const guess = async () => {
    while (!ending.signal.aborted) {
      const answer = await fetch(`${base}/api/rpc/users/signIn`, {
        method: 'POST',
        headers: headersFrom('203.0.113.7'),
        body: bodyOf(emailOf(0), 'wrong horse'),
        signal: ending.signal,
      });
      await answer.arrayBuffer();
    }
  };
  const all = Array.from({ length: ATTACKING_CONNECTIONS }, () => guess().catch(() => {}));
  return {
    async stop() {
      ending.abort();
      await Promise.all(all);
    },
  };
}

/** Signs people in while an attacker guesses passwords, and without an attacker. */
export async function signIn({ pool, env }: World): Promise<Line[]> {
  await makePeople(pool);
  const server = await startOurs({ ...env, TRUSTED_PROXIES: '127.0.0.1' });
  await signInAll(server, 1);
  const quiet = await signInAll(server, 2);
  const attacking = attack(server);
  await wait(2000);
  const attacked = await signInAll(server, 3);
  await attacking.stop();
  await server.stop();
  return [50, 95].map((part) =>
    beside(
      `sign-in under attack: p${part} ms`,
      quantile(attacked, part / 100),
      quantile(quiet, part / 100),
      part === 95 ? `≤ ${AIM_MS}` : '',
    ),
  );
}
