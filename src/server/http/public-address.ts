import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A name leads nowhere that we may go. */
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
// 6to4 and Teredo: an IPv4 address of any kind stands inside.
const tunnelV6 = new BlockList();
tunnelV6.addSubnet('2002::', 16, 'ipv6');
tunnelV6.addSubnet('2001::', 32, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is one of the whole internet's, and not of this machine or its network. */
export const isPublic = (address: string) =>
  isIP(address) === 6
    ? publicV6.check(address, 'ipv6') && !tunnelV6.check(address, 'ipv6')
    : isIP(address) === 4 && !notPublic.check(address, 'ipv4');

/** Whether an address is this machine's own. */
export const isLoopback = (address: string) =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The name or number of a URL, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Whether a URL names this machine itself. */
export const isLoopbackHost = (url: URL) => hostOf(url) === 'localhost' || isLoopback(hostOf(url));

/** The connection is made to the address that was looked at: a name that answers differently the next time gains nothing. */
export const lookUpOnly =
  (mayBe: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first, ...others] = error ? [] : found.filter(({ address }) => mayBe(address));
      if (error) done(error, '');
      else if (!first) done(new NotPublic('not a public address'), '');
      else if (options.all) done(null, [first, ...others]);
      else done(null, first.address, first.family);
    });
  };
