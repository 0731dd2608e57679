import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveNote } from '#contract/live.ts';
import { ENTRANCE } from './layout.ts';
import type { Resident } from './people.ts';

/** How soon EventSource reopens a stream, and the web app after a refusal. */
const REOPENED_AFTER_MS = 2000;
const REFUSED_AFTER_MS = 5000;
const BACK_WITHIN_MS = 30_000;

/** A person's live stream, which reopens when it ends. */
function openStream(person: Resident) {
  const notes: { at: number; note: LiveNote; connection: number }[] = [];
  let connection = 0;
  let isOpen = false;
  let isClosed = false;
  let lastId: string | undefined;
  let close = () => {};

  const receive = (event: string) => {
    lastId = /^id: (.*)$/m.exec(event)?.[1] ?? lastId;
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data !== undefined) notes.push({ at: Date.now(), note: JSON.parse(data) as LiveNote, connection });
  };
  const open = () => {
    connection += 1;
    const headers = {
      ...person.headers(),
      accept: 'text/event-stream',
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    };
    const { localAddress } = person;
    const request = get(
      { ...ENTRANCE, localAddress, agent: false, path: '/api/live', headers },
      (response) => {
        isOpen = response.statusCode === 200;
        again = isOpen ? REOPENED_AFTER_MS : REFUSED_AFTER_MS;
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          const events = (rest + text).split('\n\n');
          rest = events.pop() ?? '';
          for (const event of events) receive(event);
        });
        response.on('error', () => {});
      },
    );
    let again = REFUSED_AFTER_MS;
    request.on('error', () => {});
    request.on('close', () => {
      isOpen = false;
      if (!isClosed) setTimeout(open, again);
    });
    close = () => request.destroy();
  };
  open();
  return {
    notes,
    homeId: person.homeId,
    /** Whether the stream is open and received a note about a chore since then. */
    hasReceivedSince: (from: number) =>
      isOpen &&
      notes.some(({ at, note }) => at >= from && 'topics' in note && note.topics.includes('chores')),
    close() {
      isClosed = true;
      close();
    },
  };
}

/** The times of resyncs of each stream; a reopened stream is another. */
export type Resyncs = number[][];

export function openStreams(residents: Resident[]) {
  const streams = residents.map(openStream);
  return {
    count: streams.length,
    /** Waits until every stream receives new notes. Returns how many do. */
    async back(): Promise<number> {
      const from = Date.now();
      const receiving = () => streams.filter((stream) => stream.hasReceivedSince(from)).length;
      while (receiving() < streams.length && Date.now() < from + BACK_WITHIN_MS) await wait(100);
      return receiving();
    },
    resyncsSince: (from: number): Resyncs =>
      streams.flatMap(({ notes }) => {
        const resyncNotes = notes.filter(({ at, note }) => at >= from && 'resync' in note && note.resync);
        return [...Map.groupBy(resyncNotes, ({ connection }) => connection).values()].map((one) =>
          one.map(({ at }) => at),
        );
      }),
    close() {
      for (const stream of streams) stream.close();
    },
  };
}
