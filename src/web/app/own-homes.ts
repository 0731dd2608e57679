import { calls } from '#web/calls/api.ts';
import { showHome } from '#web/app/tab-home.ts';

/** Makes a home the active one and shows it here; the other tabs keep theirs and say so. */
export async function switchTo(homeId: string) {
  await calls.homes.switchHome({ homeId });
  showHome(homeId);
}
