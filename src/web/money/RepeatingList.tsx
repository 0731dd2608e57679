import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RepeatingRequest } from '#contract/repeating.ts';
import { repeating as words } from '#words/repeating.ts';
import { api } from '#web/calls/api.ts';
import { RegionRead } from '#web/money/RegionRead.tsx';
import { AmountWindow } from '#web/money/AmountWindow.tsx';
import { RepeatingRow } from '#web/money/RepeatingRow.tsx';
import { StopQuestion } from '#web/money/StopQuestion.tsx';

/** What is open about one of them. */
type Opened = { what: 'amount' | 'stop'; series: RepeatingRequest; isOpen: boolean };

export function RepeatingList({ homeId }: { homeId: string }) {
  const query = useQuery(api.repeating.listRepeating.queryOptions({ input: { homeId } }));
  const [opened, setOpened] = useState<Opened>();
  const open = (what: Opened['what']) => (series: RepeatingRequest) =>
    setOpened({ what, series, isOpen: true });
  const window = opened && {
    homeId,
    series: opened.series,
    open: opened.isOpen,
    onClose: () => setOpened({ ...opened, isOpen: false }),
  };
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
                onChange={open('amount')}
                onStop={open('stop')}
              />
            ))}
          </ul>
        )}
      </RegionRead>
      {window && opened.what === 'amount' && <AmountWindow key={opened.series.id} {...window} />}
      {window && opened.what === 'stop' && <StopQuestion key={opened.series.id} {...window} />}
    </>
  );
}
