import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Home, HomeSummary } from '#contract/homes.ts';
import { HOME_PART_NAMES, HOME_PARTS, HOME_PLACE, type HomePart } from '#domain/places.ts';
import { linkWords } from '#words/layout.ts';
import { HomeManagementBalance } from '#web/home-management/HomeManagementBalance.tsx';
import { HomeManagementHistory } from '#web/home-management/HomeManagementHistory.tsx';
import { HomeManagementMembers } from '#web/home-management/HomeManagementMembers.tsx';
import { HomeManagementSettings } from '#web/home-management/HomeManagementSettings.tsx';
import { HomeForms } from '#web/homes/HomeForms.tsx';
import { HomeList } from '#web/homes/HomeList.tsx';
import { useLinkedPlace } from '#web/app/linked-place.ts';
import { TemplateManager } from '#web/templates/TemplateManager.tsx';
import type { AsPage } from '#web/ui/layout/section.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type Props = {
  home: Home;
  homes: readonly HomeSummary[];
  isFetching: boolean;
  /** The part that the address names. */
  part: HomePart | undefined;
  /** All parts show, not only that one. */
  isWide: boolean;
};

/** The parts of a home, on one page or each on its own. Load it lazily: on phones the index needs none of them. */
export function HomeParts({ home, homes, isFetching, part, isWide }: Props) {
  useLinkedPlace({
    prefix: HOME_PLACE,
    isLoaded: true,
    isFetching,
    onMissing: () => showToast({ kind: 'error', text: linkWords.notFound }),
  });
  useShownPart(isWide ? part : undefined);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-7">
      {/* By key, so that a form stays open when the phone is turned. */}
      {HOME_PART_NAMES.filter((each) => isWide || each === part).map((each) => (
        <div key={each} id={HOME_PARTS[each]} tabIndex={-1} className="scroll-mt-20 outline-none">
          <Part part={each} home={home} homes={homes} asPage={!isWide} />
        </div>
      ))}
    </div>
  );
}

/** How long the parts above may take to load. */
const LOADING_MS = 3000;

/**
 * Scrolls to the part that the address names and moves the focus there, once per navigation. It stays at the top while
 * the parts above it load, unless the reader scrolls or presses something.
 */
function useShownPart(part: HomePart | undefined) {
  const location = useLocation();
  useEffect(() => {
    const place = part && location.hash === '' ? document.getElementById(HOME_PARTS[part]) : null;
    if (!place) return undefined;
    // A form may be in use: the part also comes into view when a phone is turned.
    const used = document.activeElement?.closest(`[role$=dialog], #${place.id}`);
    if (!used) place.focus({ preventScroll: true });
    // The first call comes before the next paint, after the router has scrolled to the top.
    const observer = new ResizeObserver(() => place.scrollIntoView());
    observer.observe(document.body);
    const stopping = new AbortController();
    const stop = () => {
      observer.disconnect();
      stopping.abort();
    };
    for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(act, stop, { passive: true, signal: stopping.signal });
    const timer = setTimeout(stop, LOADING_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [part, location]);
}

type PartProps = { part: HomePart; home: Home; homes: readonly HomeSummary[] } & AsPage;

function Part({ part, home, homes, asPage }: PartProps) {
  switch (part) {
    case 'members':
      return <HomeManagementMembers home={home} asPage={asPage} />;
    case 'chores':
      return <TemplateManager homeId={home.id} asPage={asPage} />;
    case 'balance':
      return <HomeManagementBalance home={home} asPage={asPage} />;
    case 'settings':
      return <HomeManagementSettings home={home} asPage={asPage} />;
    case 'history':
      return <HomeManagementHistory home={home} asPage={asPage} />;
    case 'homes':
      return <Homes homes={homes} asPage={asPage} />;
  }
}

/** The reader's homes, and the forms for another one. */
export const Homes = ({ homes, asPage }: { homes: readonly HomeSummary[] } & AsPage) => (
  <div className="grid grid-cols-1 gap-3">
    <HomeList homes={homes} asPage={asPage} />
    <HomeForms />
  </div>
);
