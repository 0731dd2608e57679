import { isIPv6 } from 'node:net';

/** IPv6 networks: a home or a device has one with 2⁶⁴ addresses. A site has one with 2⁷² or 2⁸⁰ and gets `times` as many attempts. */
const WIDTHS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 8 },
] as const;
const [NARROWEST, , WIDEST] = WIDTHS;

function prefixOf(address: string, bits: number): string {
  const [left = '', right] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = left.split(':').filter(Boolean);
  const more = right?.split(':').filter(Boolean) ?? [];
  const zeros = right === undefined ? 0 : 8 - groups.length - more.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...more];
  const kept = all.slice(0, 4).map((group) => BigInt(`0x${group}`));
  const whole = kept.reduce((number, group) => (number << 16n) | group, 0n);
  return `${(whole >> BigInt(64 - bits)).toString(16)}/${bits}`;
}

/** Returns the network of an address. An owner of one IPv6 address has the 2⁶⁴ with the same beginning. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? prefixOf(address, NARROWEST.bits) : address;

/** Returns the widest network of an address. All IPv6 addresses of a site wait in one queue. */
export const siteOf = (address: string): string =>
  isIPv6(address) ? prefixOf(address, WIDEST.bits) : address;

/** Returns every network that counts for an address, the narrowest first. A site has many networks of 2⁶⁴. */
export const networksOf = (address: string): { network: string; times: number }[] =>
  isIPv6(address)
    ? WIDTHS.map(({ bits, times }) => ({ network: prefixOf(address, bits), times }))
    : [{ network: address, times: 1 }];
