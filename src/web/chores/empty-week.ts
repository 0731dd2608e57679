import type { Home } from '#contract/homes.ts';
import type { Chore } from '#contract/chores.ts';
import { addDays, dayOf, type Day } from '#domain/days.ts';
import { dayHeading } from '#words/days.ts';
import { emptyWeek } from '#words/empty-week.ts';
import { knownZone } from '#web/ui/hooks/known-zone.ts';

export type WeekSeen = { monday: Day; today: Day; known: readonly Chore[]; hasLate: boolean };
type Why = { text: string; next?: { day: Day; label: string } };

/** Why a week without chores has none, and where the next ones are: a home that begins on a Saturday begins with an empty week. */
export function whyEmpty(home: Home, { monday, today, known, hasLate }: WeekSeen): Why {
  const sunday = addDays(monday, 6);
  if (sunday < dayOf(home.createdAt, knownZone(home.settings.timeZone)))
    return { text: emptyWeek.beforeStart };
  if (sunday < today) return { text: emptyWeek.past };
  if (monday <= today) {
    const day = known.find((chore) => chore.dueDate > sunday)?.dueDate;
    if (day === undefined) return { text: hasLate ? emptyWeek.nothingElse : emptyWeek.free };
    const heading = dayHeading(day);
    return { text: emptyWeek.nextDue(heading), next: { day, label: emptyWeek.showNext(heading) } };
  }
  if (!home.settings.autoGenerate) return { text: emptyWeek.planningOff };
  return { text: emptyWeek.notYetPlanned(home.settings.weeksInAdvance) };
}
