import { paymentPlace, RECEIPT_TO_CHECK } from '#domain/places.ts';

const checkIn = (part: ParentNode) => part.querySelector<HTMLElement>('[data-check]');

/** A line or request of the list; of a line that does not show its request. */
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
