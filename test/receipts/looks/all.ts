import { freshPapers } from '#test/receipts/looks/fresh-papers.ts';
import { freshPhones } from '#test/receipts/looks/fresh-phones.ts';
import { freshStrangers } from '#test/receipts/looks/fresh-strangers.ts';
import { freshWallets } from '#test/receipts/looks/fresh-wallets.ts';
import { letters } from '#test/receipts/looks/letters.ts';
import { openedPapers } from '#test/receipts/looks/opened-papers.ts';
import { openedScreens } from '#test/receipts/looks/opened-screens.ts';
import { openedStrangers } from '#test/receipts/looks/opened-strangers.ts';
import { paper } from '#test/receipts/looks/paper.ts';
import { phones } from '#test/receipts/looks/phones.ts';
import { portals } from '#test/receipts/looks/portals.ts';
import { strangers } from '#test/receipts/looks/strangers.ts';
import { wallets } from '#test/receipts/looks/wallets.ts';

export const looks = [
  ...phones,
  ...wallets,
  ...portals,
  ...letters,
  ...paper,
  ...openedScreens,
  ...openedPapers,
  ...freshPhones,
  ...freshWallets,
  ...freshPapers,
  ...strangers,
  ...openedStrangers,
  ...freshStrangers,
];

export function lookNamed(name: string) {
  const found = looks.find((each) => each.name === name);
  if (!found) throw new Error(`No look is called ${name}`);
  return found;
}
