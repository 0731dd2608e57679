import { oc } from '@orpc/contract';
import * as z from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import type { Topic } from '#contract/live.ts';
import { PASSWORD_MAX } from '#domain/users.ts';

/**
 * Who may make a call. 'member' and 'administrator' are of the home that the input's homeId names; 'party' is a member whom the thing
 * itself concerns (a chore's assignee), which the handler looks up under lock; 'participant' the same for somebody who is or was a member:
 * what people owe each other outlives living together.
 */
export type Access = 'anyone' | 'user' | 'member' | 'administrator' | 'party' | 'participant';

export type CallMeta<A extends Access = Access> = {
  access: A;
  /** A write runs in one transaction, a read on the pool; what is untransacted takes long, and makes short transactions of its own. */
  kind: 'read' | 'write' | 'untransacted';
  /** The topics published with the commit to every member of the home that the input names. */
  changes: readonly Topic[];
  /** What this call may be refused with, beside what its access and its input already imply. */
  refusals: readonly ErrorCode[];
  /** A write that is counted, and waits, apart from the person's others: see `ending`. */
  isAlways?: true;
  /** A stranger's write that waits for a home: see `writeByLink`. */
  isByLink?: true;
  /** Of which a person makes one at a time: see `longRead` and `longWrite`. */
  isLong?: true;
  /** Takes proof of who asks: always, or if this field of the input is true. See `provedWrite`. */
  proves?: true | string;
};

/**
 * What a call takes that names no input: nothing, in each form in which pages and programs send it (no body, no `json` in it, null or `{}`).
 * All else is refused.
 */
export const Nothing = z.strictObject({}).nullish();

/** Every call begins here, so that none is without a schema: its handler gets nothing that no schema has looked at. */
const call = oc.$input(Nothing);

/**
 * A call that only reads: no transaction, no live note.
 * @param access who may make it
 * @param refusals the codes that its handler may answer with
 */
export const read = <A extends Access>(access: A, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'read', changes: [], refusals });

/**
 * A read whose work grows with everything that is in a home. Of each such call a person makes one at a time, and one that took long is
 * followed by a rest, so that nobody keeps the server busy with it (docs/security.md 'Limits').
 * @param access who may make it
 * @param refusals the codes that its handler may answer with
 */
export const longRead = <A extends Access>(access: A, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'read', changes: [], refusals, isLong: true });

/**
 * A call that changes data, in one transaction with what it promises (mail, history, notes).
 * @param access who may make it
 * @param changes the topics that every member of the home hears of with the commit
 * @param refusals the codes that its handler may answer with
 */
export const write = <A extends Access>(access: A, changes: readonly Topic[], ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'write', changes, refusals });

/** What a proved write takes beside its own input: the password, where no recent sign-in stands for it. */
export const ProofOfIdentity = z.object({ password: z.string().max(PASSWORD_MAX).optional() });

/**
 * A write that takes proof of who asks: the password or a sign-in of the last ten minutes (docs/product/accounts.md 'What takes proof'). Its
 * input extends `ProofOfIdentity`. The proof is checked before the handler runs, and held in its transaction.
 * @param access who may make it
 * @param changes the topics that every member of the home hears of with the commit
 * @param refusals the codes that its handler may answer with
 */
export const provedWrite = <A extends Exclude<Access, 'anyone'>>(
  access: A,
  changes: readonly Topic[],
  ...refusals: ErrorCode[]
) => provedWriteIf(true, access, changes, ...refusals);

/**
 * A write that takes proof of who asks if a field of its input is true: see `provedWrite`.
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
 * A write whose work grows with all chores of a home. Of such calls one runs at a time, whoever makes it, so that the others' writes find
 * connections; and who made a long one rests after it, as after a long read.
 * @param access who may make it
 * @param changes the topics that every member of the home hears of with the commit
 * @param refusals the codes that its handler may answer with
 */
export const longWrite = <A extends Access>(access: A, changes: readonly Topic[], ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'write', changes, refusals, isLong: true });

/**
 * A write by which people shut others out of their account: whoever is in there with a stolen session, and changes things as fast as they
 * may, does not hold it up.
 * @param access who may make it
 * @param refusals the codes that its handler may answer with
 */
export const ending = <A extends Access>(access: A, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'write', changes: [], refusals, isAlways: true });

/**
 * A write for whoever has a letter's link, or is signed in as its reader. It waits for the lock of a home, so it has a concurrency limit of
 * its own: passwords are never checked behind it.
 * @param refusals the codes that its handler may answer with
 */
export const writeByLink = (...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<'anyone'>>({ access: 'anyone', kind: 'write', changes: [], refusals, isByLink: true });

/**
 * A call that takes too long for one transaction.
 * @param access who may make it; a home's members are not asked for, since nothing is locked
 * @param refusals the codes that its handler may answer with
 */
export const untransacted = <A extends 'anyone' | 'user'>(access: A, ...refusals: ErrorCode[]) =>
  call.$meta<CallMeta<A>>({ access, kind: 'untransacted', changes: [], refusals });
