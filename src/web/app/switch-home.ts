import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { calls } from '#web/calls/api.ts';
import { isShown, showHome } from '#web/app/tab-home.ts';
import type { Me } from '#contract/users.ts';
import { findHomeByMark } from '#domain/home-mark.ts';
import { linkWords, switching } from '#words/layout.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { sessionQuery } from '#web/app/session.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

/** Makes a home the user's active one and shows it in this tab. Other tabs keep theirs and offer to switch. */
export async function switchTo(homeId: string) {
  await calls.homes.switchHome({ homeId });
  showHome(homeId);
}

async function makeActive(homeId: string) {
  try {
    await switchTo(homeId);
    showToast({ kind: 'success', text: switching.switched });
  } catch (error) {
    showToast(failureOf(error, switching.failed));
  }
}

function show(me: Me, homeId: string) {
  if (isShown(me, homeId)) return;
  // Switch this tab before the call returns, so that nothing of another home shows first.
  showHome(homeId);
  void makeActive(homeId);
}

/** A payment request belongs to its reader whatever home is shown: the page looks for it and says if it is gone. */
const isOfTheReader = ({ pathname, hash }: URL) => pathname === '/pay-my-money-back' && hash !== '';

type Opening = {
  context: { queries: QueryClient };
  location: { href: string };
  /** The home's mark or its full id. */
  named: string;
};

/** Shows the home that the address names, then redirects to the address without that parameter. */
export function openLinkedHome({ context: { queries }, location: { href }, named }: Opening) {
  const me = queries.getQueryData(sessionQuery.queryKey)?.user;
  if (!me) return;
  const address = new URL(href, window.location.origin);
  const homeId = findHomeByMark(named, me.homeIds);
  if (homeId !== undefined) {
    show(me, homeId);
  } else if (!isOfTheReader(address)) {
    showToast({ kind: 'error', text: linkWords.notYourHome });
    address.hash = '';
  }
  address.searchParams.delete('homeId');
  throw redirect({ href: `${address.pathname}${address.search}${address.hash}`, replace: true });
}
