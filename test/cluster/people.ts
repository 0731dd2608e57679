import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import pg from 'pg';
import { addDays, dayOf } from '#domain/days.ts';
import { outcomeOf, type Answer } from './ledger.ts';
import { DATABASE, ENTRANCE, ORIGIN } from './layout.ts';

const HOMES = 12;
const MEMBERS = 3;
const CHORES_EACH = 3;
const TIME_ZONE = 'Asia/Kuala_Lumpur';
/** How long a page waits for an answer (docs/product/everywhere.md 'When the server is catching up'). */
const ANSWERED_WITHIN_MS = 30_000;

export type Person = ReturnType<typeof makePerson>;
export type Chore = { id: string; isDone: boolean };
export type Resident = Person & { id: string; homeId: string; housemates: Resident[]; chores: Chore[] };

/** A person's browser: cookies, connections, and its own network address, since the server counts attempts by address. */
export function makePerson(number: number) {
  const localAddress = `127.0.${number + 1}.1`;
  const agent = new Agent({ keepAlive: true, localAddress });
  const jar = new Map<string, string>();
  const headers = () => ({
    origin: ORIGIN,
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const keep = (cookies: string[] = []) => {
    for (const line of cookies) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };

  /** Sends one request once. It never throws. */
  const ask = (method: string, path: string, type?: string, body?: string | Buffer) =>
    new Promise<Answer>((done) => {
      const from = Date.now();
      const end = (status: number, code: string, answer?: unknown) => {
        clearTimeout(patience);
        done({ from, to: Date.now(), status, code, body: answer });
      };
      const request = send(
        {
          ...ENTRANCE,
          agent,
          method,
          path,
          headers: { ...headers(), ...(type !== undefined && { 'content-type': type }) },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', ({ message }) => end(0, message));
          response.on('end', () => {
            keep(response.headers['set-cookie']);
            const answer = read(Buffer.concat(chunks), response.headers['content-type']);
            end(response.statusCode ?? 0, codeOf(answer), answer);
          });
        },
      );
      const patience = setTimeout(() => request.destroy(new Error('no answer in time')), ANSWERED_WITHIN_MS);
      request.on('error', ({ message }) => end(0, message));
      request.end(body);
    });

  return {
    number,
    localAddress,
    headers,
    get: (path: string) => ask('GET', path),
    putPicture: (picture: Buffer) => ask('PUT', '/api/picture', 'image/jpeg', picture),
    /** Makes a call as the web app does, such as `chores/completeChore`. */
    call: (name: string, input?: object) =>
      ask('POST', `/api/rpc/${name}`, 'application/json', JSON.stringify({ json: input })),
  };
}

/** Reads an answer. One that is not JSON comes from the proxy, or is a file. */
function read(bytes: Buffer, type = ''): unknown {
  if (!type.startsWith('application/json')) return bytes;
  const body = JSON.parse(bytes.toString()) as { json?: unknown };
  return 'json' in body ? body.json : body;
}

const codeOf = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !('code' in body)) return '';
  return typeof body.code === 'string' ? body.code : '';
};

/** Returns the answer to a call that must succeed. */
async function must(answering: Promise<Answer>): Promise<Record<string, unknown>> {
  const answer = await answering;
  if (outcomeOf(answer) !== 'acknowledged') throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.body as Record<string, unknown>;
}

/** Registers a person. Returns their id. */
export async function register(person: Person): Promise<string> {
  const id = randomUUID();
  await must(
    person.call('users/register', {
      id,
      displayName: `Person ${person.number}`,
      email: emailOf(person),
      password: 'correct horse',
    }),
  );
  return id;
}
export const emailOf = ({ number }: Person) => `person${number}@example.com`;

export async function createHome(person: Person): Promise<string> {
  const homeId = randomUUID();
  await must(
    person.call('homes/createHome', { id: homeId, name: `Home of ${person.number}`, timeZone: TIME_ZONE }),
  );
  return homeId;
}

/** Returns some of the person's chores of the next weeks, which only they can complete. */
async function choresOf(person: Person, id: string, homeId: string): Promise<Chore[]> {
  const today = dayOf(Date.now(), TIME_ZONE);
  const { chores } = await must(
    person.call('chores/listChores', { homeId, from: addDays(today, 1), to: addDays(today, 55) }),
  );
  return (chores as { id: string; assignedTo: string }[])
    .filter(({ assignedTo }) => assignedTo === id)
    .slice(0, CHORES_EACH)
    .map((chore) => ({ id: chore.id, isDone: false }));
}

/** Confirms all addresses, since an unconfirmed address gets few letters. */
async function confirmAddresses(): Promise<void> {
  const client = new pg.Client(DATABASE);
  await client.connect();
  await client.query('update users set email_verified = true, confirmed_at = now()');
  await client.end();
}

/** Creates homes with members who each have chores. */
export async function settle(): Promise<Resident[]> {
  const residents: Resident[] = [];
  for (let home = 0; home < HOMES; home++) {
    const people = Array.from({ length: MEMBERS }, (_, member) => makePerson(home * MEMBERS + member));
    const [administrator] = people;
    if (!administrator) throw new Error('the home has no members');
    const ids = [];
    for (const person of people) ids.push(await register(person));
    const homeId = await createHome(administrator);
    for (const person of people.slice(1)) await must(person.call('homes/joinHome', { homeId }));
    const housemates: Resident[] = [];
    for (const [member, person] of people.entries()) {
      const id = ids[member] ?? '';
      housemates.push({ ...person, id, homeId, housemates, chores: await choresOf(person, id, homeId) });
    }
    residents.push(...housemates);
  }
  await confirmAddresses();
  return residents;
}
