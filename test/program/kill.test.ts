import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ORPCError } from '@orpc/client';
import pg from 'pg';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/days.ts';
import { addressOf } from '#server/platform/db/own-role.ts';
import { makeBrowser, type Client } from '#test/running/app.ts';
import { freePort, makeFolder, postmasterOf, startProgram } from '#test/running/program.ts';

const KILLS = process.env['LONG'] === undefined ? 6 : 50;
const TIME_ZONE = 'Asia/Kuala_Lumpur';
/** An address may create 300 accounts an hour, so each round has its own. */
const addressOfRound = (round: number) => `203.0.113.${round + 1}`;
const REGISTRATIONS_A_ROUND = 6;
/** A person may create 20 homes, and make 120 changes a minute. */
const HOMES_EACH = 5;
const COMPLETIONS_A_HOME = 20;
/** Each round waits longer before the kill, so that kills hit different moments. */
const MS_LATER = 15;

type Kind = 'accounts' | 'homes' | 'completions';
type Write = { kind: Kind; id: string; send: () => Promise<unknown> };

/** Records the writes: `acknowledged` must never be lost, and `open` may have been made or not. */
function makeLedger() {
  const acknowledged = {
    accounts: new Set<string>(),
    homes: new Set<string>(),
    completions: new Set<string>(),
  };
  const open = new Set<Write>();
  const send = async (write: Write) => {
    open.add(write);
    await write.send();
    open.delete(write);
    acknowledged[write.kind].add(write.id);
  };
  return { acknowledged, open, send };
}
type Ledger = ReturnType<typeof makeLedger>;

const register = (base: string, from: string): Write => {
  const id = randomUUID();
  const person = { id, displayName: 'Aisyah Rahman', email: `${id}@example.com`, password: 'correct horse' };
  return { kind: 'accounts', id, send: () => makeBrowser(base, from).api.users.register(person) };
};

const createHome = (api: Client): Write => {
  const id = randomUUID();
  const home = { id, name: 'Seri Pandan 12A', timeZone: TIME_ZONE };
  return { kind: 'homes', id, send: () => api.homes.createHome(home) };
};

const complete = (api: Client, homeId: string, choreId: string): Write => ({
  kind: 'completions',
  id: choreId,
  send: () => api.chores.completeChore({ homeId, choreId }),
});

const isRefused = (error: unknown) => error instanceof ORPCError && error.status < 500;

/** Works until the server stops answering. A refusal fails the test. */
async function untilKilled(work: () => Promise<void>) {
  const error = await work().catch((thrown: unknown) => thrown);
  if (isRefused(error)) throw error;
}

async function registerSome({ send }: Ledger, base: string, from: string) {
  for (let count = 0; count < REGISTRATIONS_A_ROUND; count++) await send(register(base, from));
}

/** The creator of each home. */
type Residents = Map<string, Client>;

async function createHomes({ send }: Ledger, residents: Residents, base: string, from: string) {
  for (;;) {
    const { api } = makeBrowser(base, from);
    const id = randomUUID();
    const account = { displayName: 'Aisyah Rahman', email: `${id}@example.com`, password: 'correct horse' };
    await api.users.register({ id, ...account });
    for (let count = 0; count < HOMES_EACH; count++) {
      const home = createHome(api);
      residents.set(home.id, api);
      await send(home);
    }
  }
}

// Two of these run at once on the same chores, and either may complete a chore.
async function completeChores(
  { send, acknowledged }: Ledger,
  residents: Residents,
  sent: Map<string, number>,
) {
  const from = dayOf(Date.now(), TIME_ZONE);
  for (;;) {
    const homeId = [...acknowledged.homes].at(-1) ?? '';
    const api = residents.get(homeId);
    const sentAlready = () => sent.get(homeId) ?? 0;
    if (!api || sentAlready() >= COMPLETIONS_A_HOME) {
      await wait(5);
      continue;
    }
    const { chores } = await api.chores.listChores({ homeId, from, to: addDays(from, 60) });
    for (const { id, status } of chores) {
      if (status === 'completed') continue;
      if (sentAlready() >= COMPLETIONS_A_HOME) break;
      sent.set(homeId, sentAlready() + 1);
      await send(complete(api, homeId, id));
    }
  }
}

/** Waits until this round has acknowledged some writes of each kind. */
async function somethingOfEach({ acknowledged }: Ledger) {
  const sizes = () => Object.values(acknowledged).map((ids) => ids.size);
  const before = sizes();
  while (sizes().some((size, at) => size === before[at])) await wait(5);
}

// Each counts complete things only: an account with its password, a home with its administrator, plan and history.
const COUNTS: Record<Kind, string> = {
  accounts: `
    select count(*)::int as found, count(distinct users.id)::int as whole
      from users join accounts on accounts.user_id = users.id where users.id = any($1::uuid[])`,
  homes: `
    select count(*)::int as found, count(distinct homes.id)::int as whole
      from homes
      join memberships on memberships.home_id = homes.id and memberships.user_id = homes.admin_id
      join home_events on home_events.home_id = homes.id and home_events.type = 'home_created'
     where homes.id = any($1::uuid[]) and exists (select from chores where chores.home_id = homes.id)`,
  completions: `
    select count(*)::int as found, count(distinct chores.id)::int as whole
      from chores
      join home_events on home_events.home_id = chores.home_id
       and home_events.type = 'chore_completed' and home_events.data ->> 'choreId' = chores.id::text
     where chores.id = any($1::uuid[]) and chores.status = 'completed'`,
};

/** Expects each acknowledged write to exist once, complete. */
async function expectAllStored(folder: string, { acknowledged }: Ledger) {
  const client = new pg.Client(addressOf(path.join(folder, 'postgres')));
  await client.connect();
  try {
    for (const kind of Object.keys(COUNTS) as Kind[]) {
      const ids = [...acknowledged[kind]];
      const { rows } = await client.query(COUNTS[kind], [ids]);
      expect(rows[0], kind).toEqual({ found: ids.length, whole: ids.length });
    }
  } finally {
    await client.end();
  }
}

/** Sends the unanswered writes again, with the same ids. */
async function sendAgain({ open, send }: Ledger): Promise<number> {
  const writes = [...open];
  open.clear();
  for (const write of writes) await send(write);
  return writes.length;
}

test(
  `killed ${KILLS} times in the middle of writes, it keeps all acknowledged writes, and a create that is sent again makes one thing`,
  { timeout: 1_200_000 },
  async () => {
    await using at = await makeFolder();
    const PORT = String(await freePort());
    const base = `http://127.0.0.1:${PORT}`;
    const residents: Residents = new Map();
    const ledger = makeLedger();
    const completions = new Map<string, number>();
    let sentAgain = 0;
    for (let round = 0; round <= KILLS; round++) {
      await using program = await startProgram({ DATA_DIR: at.folder, PORT, TRUSTED_PROXIES: '127.0.0.1' });
      expect(await program.ready, program.output.err).toBe(true);
      await expectAllStored(at.folder, ledger);
      sentAgain += await sendAgain(ledger);
      await expectAllStored(at.folder, ledger);
      if (round === KILLS) break;
      const from = addressOfRound(round);
      const writing = Promise.all([
        untilKilled(() => registerSome(ledger, base, from)),
        untilKilled(() => createHomes(ledger, residents, base, from)),
        untilKilled(() => completeChores(ledger, residents, completions)),
        untilKilled(() => completeChores(ledger, residents, completions)),
      ]);
      await Promise.race([somethingOfEach(ledger), writing]);
      await wait(round * MS_LATER);
      const postmaster = postmasterOf(at.folder);
      program.kill('SIGKILL');
      // Every second time all processes die. Otherwise the database notices the loss of its server and shuts down cleanly.
      if (round % 2 === 1) process.kill(postmaster, 'SIGKILL');
      await writing;
      await program.exit;
    }
    // Fewer would mean that the kills hit no writes.
    expect(sentAgain).toBeGreaterThan(KILLS);
  },
);
