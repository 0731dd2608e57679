import type { Day } from '#domain/days.ts';
import { dayHeading } from '#words/days.ts';
import { joinHome } from '#words/join-home.ts';
import { keptName } from '#web/home-templates.ts';

type Props = { type: string; name: string; dueDate: Day };

/** A newcomer's first chore (docs/product/homes.md 'Everybody hears of newcomers'). Load it lazily. */
export const FirstChore = ({ type, name, dueDate }: Props) => (
  <p className="text-sm text-ink2 wrap-anywhere">
    {joinHome.first(keptName(type, name) ?? name, dayHeading(dueDate))}
  </p>
);
