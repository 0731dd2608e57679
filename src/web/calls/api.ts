import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { ErrorCode } from '#contract/errors.ts';
import type { contract } from '#contract/index.ts';
import { link } from '#web/calls/link.ts';

/** The calls as plain functions, for what is not a query: `calls.users.signOut()`. */
export const calls: ContractRouterClient<typeof contract> = createORPCClient(link);

/** The calls as TanStack Query options, with their keys. */
export const api = createTanstackQueryUtils(calls);

/** Returns the code that the server refused a call with; undefined if the server was not reached. */
export const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof ORPCError ? (error.code as ErrorCode) : undefined;

/**
 * Returns what to show for a failed action: the server's own sentence if it refused, otherwise `fallback`, also if a
 * proxy answered instead of the server (docs/product/everywhere.md 'What is said of a failure').
 */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ORPCError && (error.status < 500 || codeOf(error) === 'BUSY') && error.message
    ? error.message
    : fallback;

/** Returns whether the server itself refused, so that sending the same again would be refused again. */
export const isRefused = (error: unknown): boolean => error instanceof ORPCError && error.status < 500;
