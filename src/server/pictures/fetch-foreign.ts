import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What came back is of no use, and would be none the next time. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

type Limits = { maxBytes: number; timeMs: number };

const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv4');
}
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
// 6to4 and Teredo: an IPv4 address of any kind stands inside.
const tunnelV6 = new BlockList();
tunnelV6.addSubnet('2002::', 16, 'ipv6');
tunnelV6.addSubnet('2001::', 32, 'ipv6');

/** Whether an address is one of the whole internet's, and not of this machine or its network. */
export const isPublic = (address: string) =>
  isIP(address) === 6
    ? publicV6.check(address, 'ipv6') && !tunnelV6.check(address, 'ipv6')
    : isIP(address) === 4 && !notPublic.check(address, 'ipv4');

/** The connection is made to the address that was looked at: a name that answers differently the next time gains nothing. */
const lookUpPublic: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first, ...others] = error ? [] : found.filter(({ address }) => isPublic(address));
    if (error) done(error, '');
    else if (!first) done(new NotFetched('not a public address'), '');
    else if (options.all) done(null, [first, ...others]);
    else done(null, first.address, first.family);
  });
};

async function readAll(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new NotFetched('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function open(url: URL, signal: AbortSignal, anyAddress: boolean): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!anyAddress && isIP(host) !== 0 && !isPublic(host)) throw new NotFetched('not a public address');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, failed) => {
    request(url, { signal, agent: false, ...(!anyAddress && { lookup: lookUpPublic }) }, done)
      .once('error', failed)
      .end();
  });
}

/**
 * Fetches what stands at an address that somebody else gave us. Redirects are not followed; only `trusted`, which the operator has
 * set, may lie in our own network or be plain http. Throws NotFetched where trying again is of no use.
 */
export async function fetchForeign(
  address: string,
  { trusted, maxBytes, timeMs }: Limits & { trusted: string },
): Promise<Buffer> {
  const url = URL.parse(address);
  const own = new URL(trusted);
  const protocols = ['https:', own.protocol];
  if (!url || !protocols.includes(url.protocol)) throw new NotFetched('not an address that we fetch');
  const answer = await open(url, AbortSignal.timeout(timeMs), url.origin === own.origin);
  try {
    const { statusCode = 0 } = answer;
    if (statusCode >= 500 || statusCode === 429) throw new Error(`answered ${statusCode}`);
    if (statusCode !== 200) throw new NotFetched(`answered ${statusCode}`);
    return await readAll(answer, maxBytes);
  } finally {
    answer.destroy();
  }
}
