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

/** Makes a home the active one and shows it here; the other tabs keep theirs and say so. */
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
  // Here at once, so that nothing of another home shows first.
  showHome(homeId);
  void makeActive(homeId);
}

/** Payments are their reader's all the same: the page looks for the one that is named, and says where it is not. */
const isOfTheReader = ({ pathname, hash }: URL) => pathname === '/pay-my-money-back' && hash !== '';

type Opening = {
  context: { queries: QueryClient };
  location: { href: string };
  /** The home's mark, or its whole id. */
  named: string;
};

/** Shows the home that the address names, and leads on without it: from then on the tab's home counts. */
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
