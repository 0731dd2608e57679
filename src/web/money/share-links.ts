import type { Sen } from '#domain/money.ts';
import { sharePlace, paymentPlace, RECEIPT_TO_CHECK } from '#domain/places.ts';
import { paymentPage } from '#words/money.ts';
import { shared } from '#words/sharing.ts';
import { toSharing } from '#web/device/clipboard.ts';

/**
 * Returns the text and link to share about all shares of a debtor (docs/product/moving-out.md 'Money'). The link
 * shows their requests. `less` is what they are owed in turn, in sen.
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
  return toSharing({
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
 * Returns the text and link to share about one share (docs/product/money.md 'Sharing a share'). The link has no token
 * and shows the share only to people who may see it. Neither names the debtor, since it may land in any chat.
 */
export function linkToShare({ payment, debtor }: Shared) {
  const url = new URL('/pay-my-money-back', location.origin);
  url.searchParams.set('homeId', payment.homeId);
  url.hash = sharePlace(payment.id, debtor.userId);
  return toSharing({
    title: paymentPage.title,
    text: shared.line(payment.requester.displayName, debtor.amount, payment.title),
    url: url.href,
  });
}

const checkIn = (part: ParentNode) => part.querySelector<HTMLElement>('[data-check]');

/** Finds a share or request in the list. If a share is hidden, it finds its request. */
export function findPlace(place: string): HTMLElement | null {
  if (place === RECEIPT_TO_CHECK) return checkIn(document)?.closest('li') ?? null;
  const requests = [...document.querySelectorAll<HTMLElement>(`article[id^="${paymentPlace('')}"]`)];
  return document.getElementById(place) ?? requests.find(({ id }) => place.startsWith(`${id}-`)) ?? null;
}

/** Opens the receipt there that waits for the reader's answer, or else the request. */
export function openPlace(place: HTMLElement, hash: string): boolean {
  // A link to a share that is hidden leads to its request, where another receipt may wait.
  const isHidden = place.matches('article') && place.id !== hash;
  const title = place.closest('article')?.querySelector<HTMLElement>('h3 button');
  const button = (isHidden ? null : checkIn(place)) ?? title;
  if (button?.ariaExpanded === 'false') button.click();
  return true;
}
