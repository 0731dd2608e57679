// `npm run test:cluster`: starts deploy/cluster, lets people use it, breaks one part after the other, and reports the effects.
import { setTimeout as wait } from 'node:timers/promises';
import { startSmtp } from '#test/fakes/smtp.ts';
import type { Observation } from './checks.ts';
import { FAULTS, type Fault } from './faults.ts';
import { gatherCrowd } from './crowd.ts';
import { countEarlyClosers } from './idle.ts';
import { makeComparison } from './comparison.ts';
import { down, endScript, fault as breakIt, loggedSince, logLengths, up, whole } from './layout.ts';
import { makeLedger } from './ledger.ts';
import { startLoad } from './load.ts';
import { startBrowserUser } from './browser-user.ts';
import { settle } from './people.ts';
import { openStreams } from './streams.ts';
import { failures, table } from './table.ts';

/** Long enough to see whether something breaks again. */
const CALM_MS = 5000;

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

async function startPeople() {
  const ledger = makeLedger();
  const residents = await settle();
  const streams = openStreams(residents);
  const crowd = await gatherCrowd();
  const browserUser = await startBrowserUser(residents.length);
  const load = await startLoad(residents, ledger);
  return { ledger, residents, streams, crowd, browserUser, load };
}

async function watch(fault: Fault, people: Awaited<ReturnType<typeof startPeople>>, compare: Comparison) {
  const { ledger, streams, crowd, browserUser, load } = people;
  say(fault.name);
  browserUser.takeSeen();
  const from = Date.now();
  const lengths = logLengths();
  load.goOn();
  const earlyClosers = fault.args
    ? 0
    : await Promise.all([countEarlyClosers(), load.burst()]).then(([count]) => count);
  if (fault.args) say(await breakIt(fault.args));
  await whole();
  await wait(CALM_MS);
  const back = await streams.back();
  await load.rest();
  const observation: Observation = {
    fault,
    from,
    sent: ledger.since(from),
    earlyClosers,
    streams: { count: streams.count, back },
    resyncs: streams.resyncsSince(from),
    crowd: { count: crowd.count, resyncs: crowd.resyncsSince(from) },
    pageIsRight: await browserUser.isRight(),
    seen: browserUser.takeSeen(),
    differences: await compare(),
    logs: loggedSince(lengths),
  };
  for (const failure of failures([observation])) say(failure);
  return observation;
}
type Comparison = ReturnType<typeof makeComparison>;

async function breakAll(faults: Fault[]): Promise<Observation[]> {
  const smtp = await startSmtp();
  say('The cluster is starting …');
  // Without stopping it, the mail server would keep this process alive.
  await up(smtp.url).catch(async (error: unknown) => {
    await smtp.stop();
    throw error;
  });
  const people = await startPeople();
  const compare = makeComparison(people.ledger, people.residents, smtp.mails);
  const observations: Observation[] = [];
  try {
    for (const fault of faults) observations.push(await watch(fault, people, compare));
  } catch (error) {
    console.error(String(error));
    process.exitCode = 1;
  }
  console.log(`\n${table(observations)}\n`);
  await people.load.end();
  people.streams.close();
  people.crowd.close();
  await people.browserUser.end();
  await smtp.stop();
  return observations;
}

/** Returns all faults, or those that the arguments name, by their names in deploy/cluster/fault. */
function chosenFaults(names: string[]): Fault[] {
  if (names.length === 0) return FAULTS;
  const unknown = names.filter((name) => !FAULTS.some(({ args }) => args?.[0] === name));
  if (unknown.length > 0) throw new Error(`No such fault: ${unknown.join(', ')}`);
  return FAULTS.filter(({ args }) => args && names.includes(args[0] ?? ''));
}

/** Takes the cluster down, unless KEEP is set to inspect it. */
const clean = () => (process.env['KEEP'] === undefined ? down().catch(() => '') : Promise.resolve(''));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endScript();
    void clean().then(() => process.exit(1));
  });

try {
  const observations = await breakAll(chosenFaults(process.argv.slice(2)));
  const failed = failures(observations);
  for (const failure of failed) console.error(failure);
  if (failed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await clean();
}
