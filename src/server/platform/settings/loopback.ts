import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const isIn = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address belongs to this machine. */
export const isLoopback = (address: string) => isIn(loopback, address);

/** Returns the name or address of a URL, IPv6 without brackets. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

export const isLoopbackHost = (url: URL) => hostOf(url) === 'localhost' || isLoopback(hostOf(url));
