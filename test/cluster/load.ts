import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import {
  outcomeOf,
  titleOf,
  type Answer,
  type ChoreWrite,
  type Kind,
  type Ledger,
  type PictureWrite,
  type Write,
} from './ledger.ts';
import type { Chore, Resident } from './people.ts';

/** How often each person changes a chore, and how often there is a bill, a picture and a read among all people. */
const CHORE_EVERY_MS = 3000;
const BILL_EVERY_MS = 1000;
const PICTURE_EVERY_MS = 6000;
const READ_EVERY_MS = 250;
/** How long a person waits before they send an unanswered write again. */
const AGAIN_AFTER_MS = 500;
/** Requests at once, on connections that were idle for about as long as Node keeps one by default. */
const BURST = 40;
const BURSTS = 13;
const IDLE_MS = 5970;

/** Refusals that did nothing; the same request may succeed in a moment. */
const MAY_PASS = new Set(['BUSY', 'TRY_AGAIN']);

/**
 * Lets people complete and reopen chores, share costs, change their pictures and read, whatever breaks meanwhile. Requests start by the clock,
 * not one after the other, so that they pile up while the server does not answer.
 */
export async function startLoad(residents: Resident[], ledger: Ledger) {
  const pictures = await Promise.all(['#0a78c8', '#c8780a'].map(pictureOf));
  const underWay = new Set<Promise<unknown>>();
  let resting = true;
  const ending = new AbortController();

  const look = async (kind: 'read' | 'burst', asking: Promise<Answer>) => {
    ledger.note(kind, await asking);
  };

  /** Sends a write until its outcome is certain, or once. Returns the last answer. */
  async function send(kind: Kind, write: Write, once: () => Promise<Answer>, isSentAgain = true) {
    for (let isLost = false; ; await wait(AGAIN_AFTER_MS)) {
      const answer = await once();
      const outcome = outcomeOf(answer);
      ledger.note(kind, answer);
      const isDone = outcome === 'acknowledged';
      isLost ||= outcome === 'unknown';
      if (isDone) write.outcome = 'acknowledged';
      // A refusal tells nothing about an earlier attempt without an answer.
      else write.outcome = isLost ? 'unknown' : 'refused';
      const mayPass = outcome === 'unknown' || MAY_PASS.has(answer.code);
      if (isDone || !mayPass || !isSentAgain || ending.signal.aborted) return answer;
    }
  }

  const busy = new Set<Chore>();
  async function changeChore(person: Resident, round: number) {
    const chore = person.chores[round % person.chores.length];
    if (!chore || busy.has(chore)) return;
    busy.add(chore);
    const name = chore.isDone ? 'chores/reopenChore' : 'chores/completeChore';
    const type = chore.isDone ? 'chore_reopened' : 'chore_completed';
    const write: ChoreWrite = { id: randomUUID(), choreId: chore.id, type, outcome: 'unknown' };
    ledger.chores.push(write);
    await send('chore', write, () => person.call(name, { homeId: person.homeId, choreId: chore.id }));
    if (write.outcome === 'acknowledged') chore.isDone = !chore.isDone;
    busy.delete(chore);
  }

  async function shareCost(person: Resident, round: number) {
    const { homeId, housemates } = person;
    const debtor = housemates[(housemates.indexOf(person) + 1) % housemates.length];
    const write: Write = { id: randomUUID(), outcome: 'unknown' };
    ledger.bills.push(write);
    const title = titleOf(write.id);
    const input = { homeId, id: write.id, title, totalAmount: 1000, debtorIds: [debtor?.id] };
    // The outcome of a write that is sent once and not answered stays unknown.
    const isSentAgain = (round + person.number) % 2 === 0;
    await send('bill', write, () => person.call('payments/createPaymentRequest', input), isSentAgain);
  }

  async function changePicture(person: Resident, round: number) {
    const picture = pictures[round % pictures.length];
    if (!picture) return;
    const write: PictureWrite = { id: randomUUID(), person, address: '', outcome: 'unknown' };
    ledger.pictures.push(write);
    const { body } = await send('picture', write, () => person.putPicture(picture), false);
    if (write.outcome === 'acknowledged') write.address = (body as { photoURL: string }).photoURL;
  }

  /** Lets the next person act, at this interval. */
  function every(ms: number, act: (person: Resident, round: number) => Promise<unknown>) {
    let count = 0;
    const timer = setInterval(() => {
      const person = residents[count % residents.length];
      const round = Math.floor(count / residents.length);
      if (resting || !person) return;
      count += 1;
      const acting = act(person, round);
      underWay.add(acting);
      void acting.finally(() => underWay.delete(acting));
    }, ms);
    return timer;
  }
  const timers = [
    every(CHORE_EVERY_MS / residents.length, changeChore),
    every(BILL_EVERY_MS, shareCost),
    every(PICTURE_EVERY_MS, changePicture),
    every(READ_EVERY_MS, (person) => look('read', person.call('homes/listHomes'))),
  ];
  const rest = async () => {
    resting = true;
    await Promise.all(underWay);
  };
  return {
    /** Starts nothing new until `goOn`, and waits for running requests. */
    rest,
    goOn: () => {
      resting = false;
    },
    /** Sends many requests at once on connections that were idle for some seconds. */
    async burst() {
      const [person] = residents;
      for (let round = 0; round < BURSTS && !ending.signal.aborted; round++) {
        await Promise.all(
          Array.from({ length: BURST }, () => person && look('burst', person.call('users/getSession'))),
        );
        // Varies by some milliseconds, since the moment at which Node checks its connections is unknown.
        await wait(IDLE_MS + (round % 8) * 8);
      }
    },
    async end() {
      ending.abort();
      for (const timer of timers) clearInterval(timer);
      await rest();
    },
  };
}

const pictureOf = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
