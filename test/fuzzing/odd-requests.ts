import { randomUUID } from 'node:crypto';
import { ROUTES } from '#server/platform/calls/routes.ts';
import type { Chance } from '#test/fuzzing/chance.ts';
import type { Caller } from '#test/fuzzing/call-payloads.ts';
import { spellingsOf } from '#test/steps/spellings.ts';

export type OddRequest = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

const PARTS: readonly [string, ...string[]] = [
  '%00',
  '%E0%A4%A',
  '%ED%A0%80',
  '%',
  '..%2f..',
  '__proto__',
  'constructor',
  '%F0%9F%98%80',
  "'%20or%201=1--",
  'x'.repeat(3000),
  '',
];
const QUERIES: readonly [string, ...string[]] = [
  '',
  '?',
  '?%',
  '?homeId=%00&code=%00',
  '?homeId=%E0%A4%A',
  '?homeId=ID&code=%00',
  '?since=%00',
  `?since=${'9'.repeat(400)}.-1`,
  '?week=9999999-99-99&show=__proto__',
  '?token=%00',
  '?token=a&token=b&token[]=c',
  '?state=%00&code=%00&error=%F0',
  '?__proto__[x]=1',
  '?data={"json":5}',
];
const METHODS: readonly [string, ...string[]] = ['GET', 'GET', 'GET', 'HEAD', 'PUT', 'POST', 'OPTIONS'];
const VALUES: readonly [string, ...string[]] = [
  ',;=',
  '%',
  '%00',
  '"\\',
  '-1',
  '1e999',
  '__proto__',
  'é'.repeat(200),
  'x'.repeat(4000),
];
const HEADERS: readonly [string, ...string[]] = [
  'accept-language',
  'accept-encoding',
  'authorization',
  'content-type',
  'if-none-match',
  'last-event-id',
  'range',
  'user-agent',
  'x-forwarded-for',
  'x-payment-link',
  'content-disposition',
];
const COOKIES: readonly [string, ...string[]] = [
  'serumah.session_token=%',
  'serumah.session_token=%00.%00',
  'serumah.session_token=__proto__.x',
  'serumah.oauth_state=%00',
  'serumah.language=__proto__',
  'serumah.language=%00; ;;=;',
];

const ADDRESSES = ROUTES.map(({ path }) => path) as [string, ...string[]];

/** Returns a request to any address of the server, with odd path, query, headers, cookie and bytes. */
export function oddRequest({ cookie, ids }: Caller, chance: Chance): OddRequest {
  const part = () => (chance.isOften(1, 3) ? (ids['homeId'] ?? '') : chance.one([...PARTS, randomUUID()]));
  const path = chance.one(ADDRESSES);
  const filled = path.replaceAll('*', () => [part(), part(), part()].slice(chance.below(3)).join('/'));
  const written = filled.startsWith('/') ? filled : `/${filled}`;
  const spelled = chance.isOften(1, 3) ? chance.one(spellingsOf(written) as [string]) : written;
  const query = chance.one(QUERIES).replace('ID', ids['homeId'] ?? '');
  const method = chance.one(METHODS);
  const hasBody = method === 'PUT' || method === 'POST';
  const latin = (text: string) => Buffer.from(text).toString('latin1');
  return {
    method,
    path: latin(spelled + query).replaceAll(/[^\x21-\xFF]/g, '+'),
    headers: {
      cookie: chance.isOften(1, 2) ? cookie : chance.one(COOKIES),
      ...(chance.isOften(1, 2) && { [chance.one(HEADERS)]: latin(chance.one(VALUES)) }),
    },
    ...(hasBody && { body: chance.bytes(chance.below(300)) }),
  };
}
