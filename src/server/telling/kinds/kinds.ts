import type { RawBuilder } from 'kysely';
import type { MailGroup } from '#domain/mail-groups.ts';
import type { Change } from '#server/platform/live/publish.ts';
import { choreKinds } from '#server/telling/kinds/chores.ts';
import { homeKinds } from '#server/telling/kinds/homes.ts';
import type { Entry, LoudKind, NotificationType, QuietKind, Notified } from '#server/telling/kinds/kind.ts';
import { paymentKinds } from '#server/telling/kinds/payments.ts';
import { settlingKinds } from '#server/telling/kinds/settling-up.ts';
import { swapKinds } from '#server/telling/kinds/swaps.ts';
import type { QueuedLetter } from '#server/telling/letters/kinds.ts';

/** Every kind of notification. A kind without a record, or without its sentences in words/, does not compile. */
export const KINDS = {
  ...swapKinds,
  ...homeKinds,
  ...choreKinds,
  ...paymentKinds,
  ...settlingKinds,
} satisfies { [T in NotificationType]: QuietKind<T, never> | LoudKind<T, never> };

type Kinds = typeof KINDS;
/** The facts of an event, as a handler announces it. */
export type FactsOf<T extends NotificationType> = Parameters<Kinds[T]['to']>[0];
/** The kinds without email and push. */
export type BellOnly = {
  [T in NotificationType]: Kinds[T] extends { email: unknown } | { setting: MailGroup } ? never : T;
}[NotificationType];

/** A record without its types: TypeScript cannot follow the pairing of each kind with its own facts and data through the union. */
export type AnyKind = Omit<
  QuietKind<NotificationType, unknown>,
  'setting' | 'to' | 'email' | 'place' | 'asksForMoney' | 'join'
> & {
  setting: MailGroup | null;
  place?: (data: object) => string;
  asksForMoney?: (data: object) => boolean;
  join?: (known: object, added: object) => object | undefined;
  to: (facts: unknown) => readonly Notified<NotificationType>[];
  email?: (facts: unknown, notified: Notified<NotificationType>) => QueuedLetter | undefined;
  history?: (facts: unknown) => Entry | undefined;
  changes?: (facts: unknown) => readonly Change[];
  isStillTrue?: (data: object, readerId: string) => RawBuilder<unknown>;
};

/** Returns the record of a type; undefined if only a newer server knows the type. */
export const kindOf = (type: string): AnyKind | undefined =>
  Object.hasOwn(KINDS, type) ? (KINDS[type as NotificationType] as unknown as AnyKind) : undefined;
