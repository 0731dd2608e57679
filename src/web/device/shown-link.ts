import type { LinkedLine } from '#contract/payments.ts';
import { randomTokenIn } from '#domain/links.ts';
import { LINK_HEADER } from '#domain/payments.ts';

/** The head by which a request shows a letter's link: never in its address, which histories and logs keep. An address can hold anything. */
export const shownLink = ({ paymentId, userId, token }: LinkedLine): Record<string, string> =>
  token ? { [LINK_HEADER]: [paymentId, userId, randomTokenIn(token)].map(encodeURIComponent).join(' ') } : {};
