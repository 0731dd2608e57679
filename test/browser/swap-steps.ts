import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import {
  buildChores,
  buildHome as buildHomeOf,
  region,
  today,
  type Housemate,
  type MakePerson,
} from '#test/browser/harness.ts';

export const swapDialog = (page: Page) => page.getByRole('dialog', { name: 'Request a Chore Swap' });
export const incoming = (page: Page) => region(page, 'Incoming Requests').getByRole('listitem').first();
export const outgoing = (page: Page) => region(page, 'Outgoing Requests').getByRole('listitem').first();

/** Aisyah has Mop on Tuesday and Wei Jie has Sweep on Wednesday of next week; there are no other chores. */
export async function buildTwoChores(homeId: string, aisyah: Housemate, weiJie: Housemate) {
  const tuesday = addDays(weekStart(today()), 8);
  await buildChores(homeId, [
    { type: 'mop', assignedTo: aisyah.userId, dueDate: tuesday },
    { type: 'sweep', assignedTo: weiJie.userId, dueDate: addDays(tuesday, 1) },
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: tuesday, to: addDays(tuesday, 1) });
  const [hers, his] = chores.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  if (!hers || !his) throw new Error('the chores were not built');
  return { hers, his };
}

/** A home of the two with these chores. */
export async function buildHome(person: MakePerson, options?: Parameters<MakePerson>[1]) {
  const aisyah = await person('Aisyah Rahman', options);
  const weiJie = await person('Wei Jie Tan');
  const { id: homeId } = await buildHomeOf([aisyah, weiJie]);
  return { homeId, aisyah, weiJie, ...(await buildTwoChores(homeId, aisyah, weiJie)) };
}

/** Requests a swap by API; returns the request's id. */
export async function buildSwap(
  homeId: string,
  from: Housemate,
  to: Housemate,
  choreId: string,
  returnChoreId?: string,
) {
  const id = randomUUID();
  await from.api.swaps.requestSwap({ homeId, id, choreId, targetUserId: to.userId, returnChoreId });
  return id;
}
