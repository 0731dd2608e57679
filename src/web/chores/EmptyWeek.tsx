import { weekStart, type Day } from '#domain/days.ts';
import type { whyEmpty } from '#web/chores/empty-week.ts';
import { PandanArt } from '#web/ui/art.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = ReturnType<typeof whyEmpty> & { onWeek: (monday: Day) => void };

/** Why nothing is there, and the way to the next chores where they are known. */
export const EmptyWeek = ({ text, next, onWeek }: Props) => (
  <div className="card">
    <EmptyState art={<PandanArt />} text={text}>
      {next && <Button onClick={() => onWeek(weekStart(next.day))}>{next.label}</Button>}
    </EmptyState>
  </div>
);
