import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { ErrorCode } from '#contract/errors.ts';
import type { contract } from '#contract/index.ts';
import { link } from '#web/calls/link.ts';

/** The calls themselves, for what is no query: `calls.users.signOut()`. */
export const calls: ContractRouterClient<typeof contract> = createORPCClient(link);

/** The same calls as query and mutation options, with their keys. */
export const api = createTanstackQueryUtils(calls);

/** The code that a call was refused with; undefined when the server was not reached. */
export const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof ORPCError ? (error.code as ErrorCode) : undefined;

/**
 * What to say of a failed action: the server's own sentence where it refused, else the action's fallback (docs/product/everywhere.md 'What
 * is said of a failure'), also where a proxy answered for it.
 */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ORPCError && (error.status < 500 || codeOf(error) === 'BUSY') && error.message
    ? error.message
    : fallback;

/** The server itself said no: the same again would be refused again. */
export const isRefused = (error: unknown): boolean => error instanceof ORPCError && error.status < 500;
