import { oc } from '@orpc/contract';
import * as z from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import type { Topic } from '#contract/live.ts';
import { PASSWORD_MAX } from '#domain/users.ts';

/**
 * Who may make a call. 'member' and 'administrator' are of the home that the input's homeId names. 'party' is a member whom the thing
 * concerns (a chore's assignee), which the handler checks under the lock. 'participant' is the same for a present or former member: what
 * people owe each other outlives living together.
 */
export type Access = 'anyone' | 'user' | 'member' | 'administrator' | 'party' | 'participant';

export type CallMeta<A extends Access = Access> = {
  access: A;
  /** A write runs in one transaction, a read on the pool. An untransacted call takes long and makes short transactions of its own. */
  kind: 'read' | 'write' | 'untransacted';
  /** The topics published with the commit to every member of the input's home. */
  changes: readonly Topic[];
  /** The codes with which the call may be refused, besides those that its access and input imply. */
  refusals: readonly ErrorCode[];
  /** A write with its own count and queue: see `securityWrite`. */
  isSecurity?: true;
  /** A stranger's write that waits for a home's lock: see `writeByLink`. */
  isByLink?: true;
  /** A person makes only one such call at a time: see `longRead` and `longWrite`. */
  isLong?: true;
  /** Needs proof of identity: always, or if this input field is true. See `provedWrite`. */
  proves?: true | string;
};

/**
 * The input of a call without fields: nothing, in each form that pages and programs send (no body, no `json`, null or `{}`). Refuses
 * everything else.
 */
export const Nothing = z.strictObject({}).nullish();

/** Every call begins here, so that none is without a schema. */
const call = oc.$input(Nothing);

/**
 * Makes a call that only reads: no transaction, no live note.
 * @param access who may make it
 * @param refusals the codes that its handler may answer with
 */
export const read = <A extends Access>(access: A, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'read', changes: [], refusals });

/**
 * Makes a read whose work grows with everything in a home. A person makes one such call at a time, and waits after a long one, so that they
 * cannot keep the server busy with it (docs/security.md 'Limits').
 * @param access who may make it
 * @param refusals the codes that its handler may answer with
 */
export const longRead = <A extends Access>(access: A, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'read', changes: [], refusals, isLong: true });

/**
 * Makes a call that changes data, in one transaction with its mail, history and notes.
 * @param access who may make it
 * @param changes the topics published to every member of the home with the commit
 * @param refusals the codes that its handler may answer with
 */
export const write = <A extends Access>(access: A, changes: readonly Topic[], ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'write', changes, refusals });

/** The input of a proved write besides its own: the password, if no recent sign-in replaces it. */
export const ProofOfIdentity = z.object({ password: z.string().max(PASSWORD_MAX).optional() });

/**
 * Makes a write that needs proof of identity: the password, or a sign-in of the last ten minutes (docs/product/accounts.md 'What takes
 * proof'). Its input extends `ProofOfIdentity`. The proof is checked before the handler runs, and held in its transaction.
 * @param access who may make it
 * @param changes the topics published to every member of the home with the commit
 * @param refusals the codes that its handler may answer with
 */
export const provedWrite = <A extends Exclude<Access, 'anyone'>>(
  access: A,
  changes: readonly Topic[],
  ...refusals: ErrorCode[]
) => provedWriteIf(true, access, changes, ...refusals);

/**
 * Makes a write that needs proof of identity if an input field is true: see `provedWrite`.
 * @param proves the field
 */
export const provedWriteIf = <A extends Exclude<Access, 'anyone'>>(
  proves: true | string,
  access: A,
  changes: readonly Topic[],
  ...refusals: ErrorCode[]
) =>
  call.$meta<CallMeta<A>>({
    access,
    kind: 'write',
    changes,
    refusals: [...refusals, 'PASSWORD_NEEDED', 'WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'TOO_MANY_TRIES'],
    proves,
  });

/**
 * Makes a write whose work grows with all chores of a home. The server runs one at a time, for all callers, so that other writes find
 * connections; after a long one its caller waits, as after a long read.
 * @param access who may make it
 * @param changes the topics published to every member of the home with the commit
 * @param refusals the codes that its handler may answer with
 */
export const longWrite = <A extends Access>(access: A, changes: readonly Topic[], ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'write', changes, refusals, isLong: true });

/**
 * Makes a write with which people shut others out of their account. A thief with a stolen session, who makes changes as fast as allowed,
 * cannot delay it.
 * @param access who may make it
 * @param refusals the codes that its handler may answer with
 */
export const securityWrite = <A extends Access>(access: A, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'write', changes: [], refusals, isSecurity: true });

/**
 * Makes a write for the reader of an email's link, signed in or not. It waits for a home's lock, so it has a concurrency limit of its own:
 * passwords are never checked behind it.
 * @param refusals the codes that its handler may answer with
 */
export const writeByLink = (...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<'anyone'>>({ access: 'anyone', kind: 'write', changes: [], refusals, isByLink: true });

/**
 * Makes a call that takes too long for one transaction.
 * @param access who may make it; not a home's members, since nothing is locked
 * @param refusals the codes that its handler may answer with
 */
export const untransacted = <A extends 'anyone' | 'user'>(access: A, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'untransacted', changes: [], refusals });
