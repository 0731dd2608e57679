import { hiddenPapers } from '#test/receipts/looks/hidden-papers.ts';
import { hiddenScreens } from '#test/receipts/looks/hidden-screens.ts';
import { hiddenStrangers } from '#test/receipts/looks/hidden-strangers.ts';
import { letters } from '#test/receipts/looks/letters.ts';
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
  ...hiddenScreens,
  ...hiddenPapers,
  ...strangers,
  ...hiddenStrangers,
];

export function lookNamed(name: string) {
  const found = looks.find((each) => each.name === name);
  if (!found) throw new Error(`No look is called ${name}`);
  return found;
}
