import type { Home } from '#contract/homes.ts';
import { weekStart, type Day } from '#domain/days.ts';
import { emptyWeek } from '#words/empty-week.ts';
import { whyEmpty, type WeekSeen } from '#web/chores/empty-week.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { PandanArt } from '#web/ui/drawings/art.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';

type Props = {
  home: Home;
  week: WeekSeen;
  /** It has chores, and none of them are the reader's. */
  hasOthers: boolean;
  onWeek: (monday: Day) => void;
};

/** Why nothing is there, and the way to the next chores where they are known. */
export function EmptyWeek({ home, week, hasOthers, onWeek }: Props) {
  const { text, next } = hasOthers ? { text: emptyWeek.noneMine } : whyEmpty(home, week);
  return (
    <div className="card">
      <EmptyState art={<PandanArt />} text={<Amounts>{text}</Amounts>}>
        {next && <Button onClick={() => onWeek(weekStart(next.day))}>{next.label}</Button>}
      </EmptyState>
    </div>
  );
}
