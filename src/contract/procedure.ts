import { oc } from '@orpc/contract';
import * as z from 'zod';
import { ACCESS_RULES, type Access, type AccessOf, type AccessRule } from '#contract/access.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Topic } from '#contract/live.ts';
import { PASSWORD_MAX } from '#domain/users.ts';

export type CallMeta<A extends Access = Access> = {
  /** What is checked before the handler runs. */
  access: A;
  /** Exactly who may make the call. */
  rule: AccessRule;
  /** A write runs in one transaction, a read on the pool. An untransacted call takes long and opens short transactions itself. */
  kind: 'read' | 'write' | 'untransacted';
  /** The topics published on commit to every member of the home that the input names. */
  changes: readonly Topic[];
  /** The codes that the call may be refused with, beside those that its access and its input imply. */
  refusals: readonly ErrorCode[];
  /** A write with a count and a queue of its own: see `securityWrite`. */
  isSecurity?: true;
  /** A stranger's write that waits for a home's lock: see `writeByLink`. */
  isByLink?: true;
  /** Each person makes one at a time: see `longRead` and `longWrite`. */
  isLong?: true;
  /** Asks for proof of identity: always, or if this field of the input is true. See `provedWrite`. */
  proves?: true | string;
};

/**
 * The input of a call that takes none, in each form in which pages and programs send it: no body, no `json` in it, null or `{}`.
 * Anything else is refused.
 */
export const Nothing = z.strictObject({}).nullish();

/** Gives every call an input schema, so that no handler gets input that no schema has checked. */
const call = oc.$input(Nothing);

const ruled = <R extends AccessRule>(rule: R) => ({
  access: ACCESS_RULES[rule].access as AccessOf<R>,
  rule,
});

/**
 * Declares a call that only reads: no transaction, no live note.
 * @param rule who may make it
 * @param refusals the codes that its handler may answer with
 */
export const read = <R extends AccessRule>(rule: R, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<AccessOf<R>>>({ ...ruled(rule), kind: 'read', changes: [], refusals });

/**
 * Declares a read whose work grows with everything in a home. Each person makes one such call at a time and rests after a long one, so that
 * nobody can keep the server busy with it.
 * @param rule who may make it
 * @param refusals the codes that its handler may answer with
 */
export const longRead = <R extends AccessRule>(rule: R, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<AccessOf<R>>>({ ...ruled(rule), kind: 'read', changes: [], refusals, isLong: true });

/**
 * Declares a call that changes data, in one transaction with everything that follows from it (emails, history, live notes).
 * @param rule who may make it
 * @param changes the topics published on commit to every member of the home
 * @param refusals the codes that its handler may answer with
 */
export const write = <R extends AccessRule>(rule: R, changes: readonly Topic[], ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<AccessOf<R>>>({ ...ruled(rule), kind: 'write', changes, refusals });

/** What a proved write takes beside its own input: the password, unless a recent sign-in replaces it. */
export const ProofOfIdentity = z.object({ password: z.string().max(PASSWORD_MAX).optional() });

type SignedInRule = { [R in AccessRule]: AccessOf<R> extends 'anyone' ? never : R }[AccessRule];

/**
 * Declares a write that asks for proof of identity: the password, or a sign-in of the last ten minutes (docs/product/accounts.md 'What takes
 * proof'). Its input extends `ProofOfIdentity`. The proof is checked before the handler runs, and held in its transaction.
 * @param rule who may make it
 * @param changes the topics published on commit to every member of the home
 * @param refusals the codes that its handler may answer with
 */
export const provedWrite = <R extends SignedInRule>(
  rule: R,
  changes: readonly Topic[],
  ...refusals: ErrorCode[]
) => provedWriteIf(true, rule, changes, ...refusals);

/**
 * Declares a write that asks for proof of identity if a field of its input is true: see `provedWrite`.
 * @param proves the field
 */
export const provedWriteIf = <R extends SignedInRule>(
  proves: true | string,
  rule: R,
  changes: readonly Topic[],
  ...refusals: ErrorCode[]
) =>
  call.$meta<CallMeta<AccessOf<R>>>({
    ...ruled(rule),
    kind: 'write',
    changes,
    refusals: [...refusals, 'PASSWORD_NEEDED', 'WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'TOO_MANY_TRIES'],
    proves,
  });

/**
 * Declares a write whose work grows with all chores of a home. Only one of these calls runs at a time on the server, so that other writes
 * find connections. Its caller rests after a long one, as after a long read.
 * @param rule who may make it
 * @param changes the topics published on commit to every member of the home
 * @param refusals the codes that its handler may answer with
 */
export const longWrite = <R extends AccessRule>(
  rule: R,
  changes: readonly Topic[],
  ...refusals: ErrorCode[]
) => call.$meta<CallMeta<AccessOf<R>>>({ ...ruled(rule), kind: 'write', changes, refusals, isLong: true });

/**
 * Declares a write with which people shut others out of their account. A thief in a stolen session cannot hold it up by making as many
 * changes as the limits allow.
 * @param rule who may make it
 * @param refusals the codes that its handler may answer with
 */
export const securityWrite = <R extends AccessRule>(rule: R, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<AccessOf<R>>>({
    ...ruled(rule),
    kind: 'write',
    changes: [],
    refusals,
    isSecurity: true,
  });

/**
 * Declares a write for a debtor, signed in or with the link of their email. It waits for a home's lock and has a concurrency limit of its own,
 * so that it never delays the checking of passwords.
 * @param refusals the codes that its handler may answer with
 */
export const writeByLink = (...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<'anyone'>>({
    ...ruled('debtorOrLink'),
    kind: 'write',
    changes: [],
    refusals,
    isByLink: true,
  });

type UnlockedRule = { [R in AccessRule]: AccessOf<R> extends 'anyone' | 'user' ? R : never }[AccessRule];

/**
 * Declares a call that takes too long for one transaction. It locks nothing, so its rule cannot ask for membership of a home.
 * @param rule who may make it
 * @param refusals the codes that its handler may answer with
 */
export const untransacted = <R extends UnlockedRule>(rule: R, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<AccessOf<R>>>({ ...ruled(rule), kind: 'untransacted', changes: [], refusals });
