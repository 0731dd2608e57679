import { hiddenLetters } from '#test/receipts/looks/hidden-letters.ts';
import { hiddenPapers } from '#test/receipts/looks/hidden-papers.ts';
import { hiddenPhones } from '#test/receipts/looks/hidden-phones.ts';
import { hiddenPortals } from '#test/receipts/looks/hidden-portals.ts';
import { hiddenStrangers } from '#test/receipts/looks/hidden-strangers.ts';
import { hiddenWallets } from '#test/receipts/looks/hidden-wallets.ts';
import { letters } from '#test/receipts/looks/letters.ts';
import { openedMorePapers } from '#test/receipts/looks/opened-more-papers.ts';
import { openedMorePhones } from '#test/receipts/looks/opened-more-phones.ts';
import { openedMoreStrangers } from '#test/receipts/looks/opened-more-strangers.ts';
import { openedMoreWallets } from '#test/receipts/looks/opened-more-wallets.ts';
import { openedPapers } from '#test/receipts/looks/opened-papers.ts';
import { openedScreens } from '#test/receipts/looks/opened-screens.ts';
import { openedStrangers } from '#test/receipts/looks/opened-strangers.ts';
import { paper } from '#test/receipts/looks/paper.ts';
import { phones } from '#test/receipts/looks/phones.ts';
import { portals } from '#test/receipts/looks/portals.ts';
import { strangers } from '#test/receipts/looks/strangers.ts';
import { wallets } from '#test/receipts/looks/wallets.ts';
import { widerPapers } from '#test/receipts/looks/wider-papers.ts';
import { widerPhones } from '#test/receipts/looks/wider-phones.ts';
import { widerPortals } from '#test/receipts/looks/wider-portals.ts';
import { widerWallets } from '#test/receipts/looks/wider-wallets.ts';

export const looks = [
  ...phones,
  ...wallets,
  ...portals,
  ...letters,
  ...paper,
  ...openedScreens,
  ...openedPapers,
  ...openedMorePhones,
  ...openedMoreWallets,
  ...openedMorePapers,
  ...hiddenPhones,
  ...hiddenWallets,
  ...hiddenPortals,
  ...hiddenLetters,
  ...hiddenPapers,
  ...widerPhones,
  ...widerWallets,
  ...widerPortals,
  ...widerPapers,
  ...strangers,
  ...openedStrangers,
  ...openedMoreStrangers,
  ...hiddenStrangers,
];

export function lookNamed(name: string) {
  const found = looks.find((each) => each.name === name);
  if (!found) throw new Error(`No look is called ${name}`);
  return found;
}
