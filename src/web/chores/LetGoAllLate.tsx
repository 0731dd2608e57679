import { CheckCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Day } from '#domain/days.ts';
import { lateTogether as words } from '#words/late-together.ts';
import type { AllLate } from '#web/chores/letting-all-go.ts';
import { Awaited } from '#web/ui/windows/awaited.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { warmUp } from '#web/ui/windows/lazy-windows.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const Question = lazyPart(() => import('#web/chores/AllLateQuestion.tsx'), 'AllLateQuestion');

type Props = { homeId: string; monday: Day; all: AllLate; onGone: () => void };

/** Asks before everything goes that may (docs/product/board.md 'Letting all of it go'). */
export function LetGoAllLate({ homeId, monday, all, onGone }: Props) {
  const [asks, setAsks] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className="px-2!"
        {...warmUp}
        icon={<CheckCheck size={16} aria-hidden />}
        onClick={() => {
          setHasAsked(true);
          setAsks(true);
        }}
      >
        {all.isAllOfList ? words.letGo(all.count) : words.letGoOfOwn(all.count)}
      </Button>
      {hasAsked && (
        <Suspense fallback={<Awaited />}>
          <Question {...{ homeId, monday, all, onGone }} open={asks} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
