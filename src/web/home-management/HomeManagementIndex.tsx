import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import {
  DoorOpen,
  House,
  ListChecks,
  RotateCcwClock,
  Scale,
  Settings2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Home, HomeSummary } from '#contract/homes.ts';
import { BALANCE_WEEKS, type Balance } from '#domain/balance.ts';
import { HOME_PART_NAMES, type HomePart } from '#domain/places.ts';
import { balance, verdict } from '#words/balance.ts';
import { relativeDate } from '#words/days.ts';
import { history, homeRows as words, homeSettings, members } from '#words/home-management.ts';
import { homeList } from '#words/homes.ts';
import { layout } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { repeating } from '#domain/templates.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { useHistory, useHistoryLines } from '#web/home-management/use-history.ts';
import { useMe } from '#web/app/session.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { INDEX_ROW, INDEX_ROWS, RowContent } from '#web/ui/layout/rows.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

const PART_ICONS: Record<HomePart, LucideIcon> = {
  members: Users,
  chores: ListChecks,
  balance: Scale,
  settings: Settings2,
  history: RotateCcwClock,
  homes: House,
};

type IndexProps = {
  home: Home;
  homes: readonly HomeSummary[];
  /** Each row leads to a page of its own, and shows more of what is there. */
  isPhone?: boolean;
};

/** The parts of the home as rows, each with what is in it (docs/product/homes.md 'The pages of a home'). */
export function HomeManagementIndex({ home, homes, isPhone = false }: IndexProps) {
  const id = useId();
  const texts = useTexts(home, homes);
  if (!texts) return <IndexSkeleton />;
  const titles: Record<HomePart, string> = {
    members: home.inviteLink === null ? members.title : words.membersAndInvite,
    chores: words.chores,
    balance: balance.title,
    settings: homeSettings.title,
    history: history.title,
    homes: homeList.title,
  };
  return (
    <nav aria-label={words.title} className="grid grid-cols-1 gap-3">
      <div className={INDEX_ROWS}>
        {HOME_PART_NAMES.map((part) => (
          <Link
            key={part}
            to={`/home-management/${part}`}
            // On wide screens it leads to a place on the page that is shown.
            resetScroll={isPhone}
            className={clsx(INDEX_ROW, 'data-[status=active]:bg-sunken')}
            aria-describedby={`${id}-${part}`}
          >
            <RowContent
              icon={PART_ICONS[part]}
              title={titles[part]}
              textId={`${id}-${part}`}
              text={texts[part]}
              end={isPhone && part === 'members' && <Faces home={home} />}
            />
          </Link>
        ))}
      </div>
      <div className={INDEX_ROWS}>
        <Link to="/move-out" className={INDEX_ROW} aria-describedby={`${id}-move-out`}>
          <RowContent
            icon={DoorOpen}
            tone="quiet"
            title={words.moveOut}
            textId={`${id}-move-out`}
            text={words.moveOutText}
          />
        </Link>
      </div>
    </nav>
  );
}

/** Returns what each row says below its title; undefined while it is read, because the rows may become higher by it. */
function useTexts(home: Home, homes: readonly HomeSummary[]): Record<HomePart, ReactNode> | undefined {
  const templates = useQuery(templatesQuery(home.id));
  const minutes = useQuery(api.balance.getBalance.queryOptions({ input: { homeId: home.id } }));
  const events = useHistory(home.id);
  const today = useToday(supportedZone(home.settings.timeZone));
  const [newest] = useHistoryLines(home, events.data?.pages[0]?.entries ?? []);
  if (templates.isPending || minutes.isPending || events.isPending) return undefined;
  const chores = repeating(templates.data ?? []);
  const waiting = home.waiting.length;
  const period = minutes.data?.periods.find(({ weeks }) => weeks === BALANCE_WEEKS[0]);
  return {
    members:
      waiting > 0 ? (
        <b className="text-ink">{words.waiting(waiting)}</b>
      ) : home.inviteLink === null ? (
        words.membersText
      ) : (
        words.inviteText
      ),
    chores:
      templates.data && words.choresText(chores.length, chores.filter(({ isCustom }) => isCustom).length),
    balance: period && leadOf(period),
    settings: words.settingsText(home.settings),
    history:
      newest &&
      words.historyText(
        [newest.who ?? '', newest.sentence].join(' ').trim(),
        newest.day === today ? newest.time : relativeDate(newest.day, today),
      ),
    homes: words.homesText(homes.length),
  };
}

function leadOf({ verdict: { kind }, weeks }: Balance): string {
  const lead =
    kind === 'alone'
      ? verdict.alone.lead
      : kind === 'nothing'
        ? verdict.nothing(weeks).lead
        : kind === 'even'
          ? verdict.even(0).lead
          : verdict.uneven;
  return lead.replace(/[.。]$/, '');
}

const ROW_FACES_MAX = 4;

/** Who else lives here; overlapping by less than a letter. Gone where the title needs the room. */
function Faces({ home }: { home: Home }) {
  const me = useMe();
  const others = home.members.filter(({ userId }) => userId !== me.id).slice(0, ROW_FACES_MAX);
  return (
    <span className="flex shrink-0 @max-[20rem]:hidden">
      {others.map((member) => (
        <span key={member.userId} className="-ml-[3px]">
          <Avatar name={member.displayName} tone={member.tone} photo={member.photoURL} size={24} />
        </span>
      ))}
    </span>
  );
}

const IndexSkeleton = () => (
  <Loading label={layout.loading} className="card grid divide-y divide-line">
    {[...HOME_PART_NAMES, 'move-out'].map((row) => (
      <div key={row} className="flex min-h-15 items-center gap-3 px-3.5">
        <Skeleton className="size-9" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    ))}
  </Loading>
);
