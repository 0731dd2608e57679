import { useQuery } from '@tanstack/react-query';
import type { RepeatingRequest } from '#contract/repeating.ts';
import { repeating as words } from '#words/repeating.ts';
import { api, calls } from '#web/calls/api.ts';
import { RegionRead } from '#web/money/FoldedMoneyPart.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { useId } from 'react';
import { formatAmount } from '#domain/money.ts';
import { categoryIcon } from '#domain/payments.ts';
import { useAct } from '#web/money/use-acts.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

const AmountWindow = lazyWindow(() => import('#web/money/RepeatingWindows.tsx'), 'AmountWindow');
const StopQuestion = lazyWindow(() => import('#web/money/RepeatingWindows.tsx'), 'StopQuestion');

/** Lists the reader's repeating requests (docs/product/repeating.md 'The list of what repeats'). */
export function RepeatingList({ homeId }: { homeId: string }) {
  const query = useQuery(api.repeating.listRepeating.queryOptions({ input: { homeId } }));
  const change = useOpening<RepeatingRequest>();
  const stop = useOpening<RepeatingRequest>();
  return (
    <>
      <RegionRead
        query={query}
        failed={words.loadFailed}
        empty={words.empty}
        isEmpty={({ series }) => series.length === 0}
      >
        {({ series }) => (
          <ul className="-my-3.5 divide-y divide-line">
            {series.map((each) => (
              <RepeatingRow
                key={each.id}
                homeId={homeId}
                series={each}
                onChange={change.open}
                onStop={stop.open}
              />
            ))}
          </ul>
        )}
      </RegionRead>
      {change.opening.about && (
        <AmountWindow
          opening={change.opening}
          onClose={change.close}
          homeId={homeId}
          series={change.opening.about}
        />
      )}
      {stop.opening.about && (
        <StopQuestion
          opening={stop.opening}
          onClose={stop.close}
          homeId={homeId}
          series={stop.opening.about}
        />
      )}
    </>
  );
}

type RepeatingRowProps = {
  homeId: string;
  series: RepeatingRequest;
  onChange: (series: RepeatingRequest) => void;
  onStop: (series: RepeatingRequest) => void;
};

/** A series, laid out like a request's card. */
function RepeatingRow({ homeId, series, onChange, onStop }: RepeatingRowProps) {
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
          {...AmountWindow.preloadProps}
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
          {...StopQuestion.preloadProps}
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

const usePausing = (homeId: string) =>
  useAct({
    send: ({ id, paused }: RepeatingRequest) =>
      calls.repeating[paused ? 'resumeRepeating' : 'pauseRepeating']({ homeId, seriesId: id }),
    done: ({ paused, nextOn }) => (paused ? words.pauseDone : words.resumeDone(nextOn)),
    failed: ({ paused }) => (paused ? words.resumeFailed : words.pauseFailed),
  });
