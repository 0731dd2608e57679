import type { Sen } from '#domain/money.ts';
import { sharePlace, paymentPlace, RECEIPT_TO_CHECK } from '#domain/places.ts';
import { paymentPage } from '#words/money.ts';
import { shared } from '#words/sharing.ts';
import { sharedBy } from '#web/device/clipboard.ts';

/**
 * The same of all that somebody owes (docs/product/moving-out.md 'Money'): the link shows their requests. `less`, in sen, is what they are
 * owed in turn.
 */
export function linkToShares({
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
export function linkToShare({ payment, debtor }: Shared) {
  const url = new URL('/pay-my-money-back', location.origin);
  url.searchParams.set('homeId', payment.homeId);
  url.hash = sharePlace(payment.id, debtor.userId);
  return sharedBy({
    title: paymentPage.title,
    text: shared.line(payment.requester.displayName, debtor.amount, payment.title),
    url: url.href,
  });
}

const checkIn = (part: ParentNode) => part.querySelector<HTMLElement>('[data-check]');

/** A share or request of the list; of a share that does not show its request. */
export function findPlace(place: string): HTMLElement | null {
  if (place === RECEIPT_TO_CHECK) return checkIn(document)?.closest('li') ?? null;
  const requests = [...document.querySelectorAll<HTMLElement>(`article[id^="${paymentPlace('')}"]`)];
  return document.getElementById(place) ?? requests.find(({ id }) => place.startsWith(`${id}-`)) ?? null;
}

/** Opens the receipt that waits there for the reader's word, the first of several. */
export function openCheck(place: HTMLElement): boolean {
  const check = checkIn(place);
  if (check?.getAttribute('aria-expanded') === 'false') check.click();
  return check !== null;
}
