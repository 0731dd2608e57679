import type { Sen } from '#domain/money.ts';
import { settlingAsksForMoney, type SettlingStep } from '#domain/notifications.ts';
import { paymentPlace, sharePlace } from '#domain/places.ts';
import { settlingStillHolds } from '#server/platform/db/settling.ts';
import { loud } from '#server/telling/kinds/kind.ts';

type Settlement = {
  homeId: string;
  id: string;
  payerId: string;
  payeeId: string;
  /** The difference, in sen. */
  amount: Sen;
  lines: readonly { userId: string; paymentId: string }[];
};

/** The payer gets these; the payee gets all others. */
const TO_PAYER = new Set<SettlingStep>(['confirmed', 'not_received', 'unanswered']);

export const settlingKinds = {
  /** One notification for the whole settling. `again`: how many reminders of the waiting receipt have left. */
  payment_settling_up: loud<
    'payment_settling_up',
    { settlement: Settlement; what: SettlingStep; again?: number | undefined }
  >()({
    page: '/pay-my-money-back',
    place: ({ paymentId, userId, what }) =>
      what === 'review' ? sharePlace(paymentId, userId) : paymentPlace(paymentId),
    sign: 'swap',
    isOfTheReader: true,
    setting: 'payments',
    asksForMoney: ({ what }) => settlingAsksForMoney(what),
    to: ({ settlement: { homeId, id, payerId, payeeId, amount, lines }, what, again }) => {
      const [to, by] = TO_PAYER.has(what) ? [payerId, payeeId] : [payeeId, payerId];
      const own = lines.find(({ userId }) => userId === payerId) ?? lines[0];
      const counted = again === undefined ? {} : { again };
      const data = { homeId, userId: by, settlementId: id, paymentId: own?.paymentId ?? '', amount, what };
      return [{ userId: to, data: { ...data, ...counted } }];
    },
    email: (_, { userId, data: { homeId, settlementId, what, again } }) => ({
      kind: 'settling-up',
      userId,
      homeId,
      settlementId,
      what,
      ...(again !== undefined && { again }),
    }),
    isStillTrue: ({ homeId, settlementId, what }) => settlingStillHolds(homeId, settlementId, what),
  }),
};
