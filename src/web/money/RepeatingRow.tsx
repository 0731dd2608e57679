import { useId } from 'react';
import type { RepeatingRequest } from '#contract/repeating.ts';
import { formatAmount } from '#domain/money.ts';
import { categoryIcon } from '#domain/payments.ts';
import { repeating as words } from '#words/repeating.ts';
import { usePausing } from '#web/money/use-repeating.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { warmUp } from '#web/ui/windows/lazy-windows.tsx';
import { Status } from '#web/ui/layout/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

type RepeatingRowProps = {
  homeId: string;
  series: RepeatingRequest;
  onChange: (series: RepeatingRequest) => void;
  onStop: (series: RepeatingRequest) => void;
};

/** As a request's card: what for and of whom, the sum at the edge, what can be done below. */
export function RepeatingRow({ homeId, series, onChange, onStop }: RepeatingRowProps) {
  const titleId = useId();
  const pausing = usePausing(homeId);
  const { title, category, every, nextOn, paused, totalAmount, ownShare, debtors } = series;
  return (
    <li aria-labelledby={titleId} className="py-3.5">
      <div className="flex flex-wrap items-start gap-3">
        <Tile icon={categoryIcon(category)} size={38} />
        <div className="min-w-0 flex-[1_1_min-content] text-sm text-ink2">
          <div className="flex flex-wrap items-start justify-between gap-x-3 text-base leading-snug text-ink">
            <p id={titleId} className="min-w-0 flex-[1_1_min-content] font-[650] text-pretty">
              {title}
            </p>
            <b className="whitespace-nowrap">{formatAmount(totalAmount)}</b>
          </div>
          <div className="flex items-start justify-between gap-3">
            <p>
              <FactsLine of={[paused ? words.pausedSince(every) : words.nextOn(every, nextOn)]} />
            </p>
            {paused && <Status state="pending">{words.paused}</Status>}
          </div>
          <p>{words.asks(debtors.map(({ displayName }) => displayName))}</p>
          {ownShare !== null && (
            <p>
              <Amounts>{words.withOwn(ownShare)}</Amounts>
            </p>
          )}
        </div>
      </div>
      <div className="-mx-2 mt-1.5 flex flex-wrap justify-end gap-x-1">
        <Button
          {...warmUp}
          variant="ghost"
          size="small"
          aria-describedby={titleId}
          onClick={() => onChange(series)}
        >
          {words.change}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-describedby={titleId}
          busy={pausing.isPending}
          onClick={() => pausing.mutate(series)}
        >
          {paused ? words.resume : words.pause}
        </Button>
        <Button
          {...warmUp}
          variant="dangerGhost"
          size="small"
          aria-describedby={titleId}
          onClick={() => onStop(series)}
        >
          {words.stop}
        </Button>
      </div>
    </li>
  );
}
