import type { RawBuilder } from 'kysely';
import type { MailGroup } from '#domain/mail-groups.ts';
import type { Change } from '#server/platform/live/publish.ts';
import { choreKinds } from '#server/telling/kinds/chores.ts';
import { homeKinds } from '#server/telling/kinds/homes.ts';
import type { Entry, LoudKind, NotificationType, QuietKind, Told } from '#server/telling/kinds/kind.ts';
import { paymentKinds } from '#server/telling/kinds/payments.ts';
import { settlingKinds } from '#server/telling/kinds/settling-up.ts';
import { swapKinds } from '#server/telling/kinds/swaps.ts';
import type { QueuedLetter } from '#server/telling/letters/kinds.ts';

/** Every kind of notification. A kind without a record does not compile, and neither does one without its sentences in words/. */
export const KINDS = {
  ...swapKinds,
  ...homeKinds,
  ...choreKinds,
  ...paymentKinds,
  ...settlingKinds,
} satisfies { [T in NotificationType]: QuietKind<T, never> | LoudKind<T, never> };

type Kinds = typeof KINDS;
/** What happened, as a handler announces it. */
export type FactsOf<T extends NotificationType> = Parameters<Kinds[T]['to']>[0];
/** The kinds that nothing leaves the app for: neither an email nor a push. */
export type BellOnly = {
  [T in NotificationType]: Kinds[T] extends { email: unknown } | { setting: MailGroup } ? never : T;
}[NotificationType];

/** A record without its types: the table pairs each kind with its own facts and data, which TypeScript cannot follow through the union. */
export type AnyKind = Omit<
  QuietKind<NotificationType, unknown>,
  'setting' | 'to' | 'email' | 'place' | 'asksForMoney'
> & {
  setting: MailGroup | null;
  place?: (data: object) => string;
  asksForMoney?: (data: object) => boolean;
  to: (facts: unknown) => readonly Told<NotificationType>[];
  email?: (facts: unknown, told: Told<NotificationType>) => QueuedLetter | undefined;
  history?: (facts: unknown) => Entry | undefined;
  changes?: (facts: unknown) => readonly Change[];
  isTrueStill?: (data: object, readerId: string) => RawBuilder<unknown>;
};

/** The record of a type; undefined if only a newer server knows the type. */
export const kindOf = (type: string): AnyKind | undefined =>
  Object.hasOwn(KINDS, type) ? (KINDS[type as NotificationType] as unknown as AnyKind) : undefined;
