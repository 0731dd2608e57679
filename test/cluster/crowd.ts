import { get } from 'node:http';
import { makePerson, register, type Person } from './people.ts';

/** One server, without nginx: many browsers of quiet homes connect to it. */
const SERVER = { host: '127.0.0.1', port: 13001 };
const PEOPLE = 10;
const STREAMS_EACH = 40;
/** After the numbers of the residents. */
const FIRST_NUMBER = 100;
const REOPENED_AFTER_MS = 2000;
const RESYNC = '"resync":true';

/** Opens hundreds of streams, reopens them when they end, and records the time of each resync. */
export async function gatherCrowd() {
  const resyncs: number[] = [];
  const open = new Set<() => void>();
  let isClosed = false;

  function openStream(person: Person) {
    const { localAddress } = person;
    const headers = { ...person.headers(), accept: 'text/event-stream' };
    const request = get({ ...SERVER, localAddress, agent: false, path: '/api/live', headers }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        if (text.includes(RESYNC)) resyncs.push(Date.now());
      });
      response.on('error', () => {});
    });
    const close = () => request.destroy();
    open.add(close);
    request.on('error', () => {});
    request.on('close', () => {
      open.delete(close);
      if (!isClosed) setTimeout(openStream, REOPENED_AFTER_MS, person);
    });
  }

  const people = Array.from({ length: PEOPLE }, (_, index) => makePerson(FIRST_NUMBER + index));
  for (const person of people) {
    await register(person);
    for (let stream = 0; stream < STREAMS_EACH; stream++) openStream(person);
  }
  return {
    count: PEOPLE * STREAMS_EACH,
    resyncsSince: (from: number) => resyncs.filter((at) => at >= from),
    close() {
      isClosed = true;
      for (const close of open) close();
    },
  };
}
