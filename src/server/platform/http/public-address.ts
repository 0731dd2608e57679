import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The name has no address to which the server may connect. */
export class NotPublic extends Error {
  override name = 'NotPublic';
}

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
// 6to4 and Teredo addresses contain an IPv4 address of any kind.
const tunnelV6 = new BlockList();
tunnelV6.addSubnet('2002::', 16, 'ipv6');
tunnelV6.addSubnet('2001::', 32, 'ipv6');

/** Whether an address belongs to the internet, and not to this machine or its network. */
export const isPublic = (address: string) =>
  isIP(address) === 6
    ? publicV6.check(address, 'ipv6') && !tunnelV6.check(address, 'ipv6')
    : isIP(address) === 4 && !notPublic.check(address, 'ipv4');

/** The name server of a name from a user may never answer. */
const NAME_FOUND_WITHIN_MS = 3000;
const THIS_MACHINE: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** Finds a name's addresses within the time. Does not use `dns.lookup`, which holds one of the four threads of hashes and files. */
async function findAddresses(name: string, nameServers?: readonly string[]): Promise<LookupAddress[]> {
  if (name === 'localhost') return THIS_MACHINE;
  // One per lookup, so that each can be cancelled alone and uses the current name servers.
  const resolver = new Resolver({ timeout: NAME_FOUND_WITHIN_MS / 2, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  const ending = setTimeout(() => resolver.cancel(), NAME_FOUND_WITHIN_MS);
  try {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [v4, v6].flatMap((answer, index) =>
      answer.status === 'fulfilled'
        ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
        : [],
    );
    if (found.length === 0 && v4.status === 'rejected') throw v4.reason;
    return found;
  } finally {
    clearTimeout(ending);
  }
}

/** Returns a lookup that gives only addresses allowed by `mayBe`. The connection uses the checked address, so a changing name gains nothing. */
export const lookUpOnly =
  (mayBe: (address: string) => boolean, nameServers?: readonly string[]): LookupFunction =>
  async (host, options, done) => {
    const all = await findAddresses(host, nameServers).catch((error: Error) => error);
    if (all instanceof Error) return done(all, '');
    const found = all.filter(({ address }) => mayBe(address));
    const [first] = found;
    if (!first) return done(new NotPublic('not a public address'), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  };
