import type { Sen } from '#domain/money.ts';
import { linePlace } from '#domain/places.ts';
import { paymentPage } from '#words/payments.ts';
import { shared } from '#words/share-sheet.ts';
import { sharedBy } from '#web/device/shared-by.ts';

/**
 * The same of all that somebody owes (docs/product/moving-out.md 'Money'): the link shows their requests. `less`, in sen, is what they are
 * owed in turn.
 */
export function linesSharing({
  homeId,
  requester,
  amount,
  titles,
  less,
}: {
  homeId: string;
  requester: string;
  amount: Sen;
  titles: readonly string[];
  less: Sen;
}) {
  const url = new URL('/pay-my-money-back', location.origin);
  url.searchParams.set('homeId', homeId);
  return sharedBy({
    title: paymentPage.title,
    text: shared.lines(requester, amount, titles, less),
    url: url.href,
  });
}

type Shared = {
  payment: { id: string; homeId: string; title: string; requester: { displayName: string } };
  debtor: { userId: string; amount: Sen };
};

/**
 * What is handed on of a debtor's share (docs/product/money.md 'Sharing a share'): a link that shows it to whoever may see it, without a
 * token, and what is asked for. Neither names the debtor: it may land in any chat.
 */
export function lineSharing({ payment, debtor }: Shared) {
  const url = new URL('/pay-my-money-back', location.origin);
  url.searchParams.set('homeId', payment.homeId);
  url.hash = linePlace(payment.id, debtor.userId);
  return sharedBy({
    title: paymentPage.title,
    text: shared.line(payment.requester.displayName, debtor.amount, payment.title),
    url: url.href,
  });
}
