import { dayOf } from '#domain/days.ts';
import { shortDate } from '#words/days.ts';
import { drafts as words } from '#words/offline.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import type { DraftOffer as Props } from '#web/ui/hooks/use-draft.tsx';

/** Offers to restore an unfinished form. */
export function DraftOffer({ at, goOn, discard }: Props) {
  const today = useToday(undefined);
  const day = dayOf(at, supportedZone(undefined));
  const time = new Date(at).toTimeString().slice(0, 5);
  return (
    <Banner
      announced
      actions={
        <>
          <Button variant="outline" size="small" onClick={goOn}>
            {words.goOn}
          </Button>
          <Button variant="outline" size="small" onClick={discard}>
            {words.discard}
          </Button>
        </>
      }
    >
      {day === today ? words.left(time) : words.leftOn(shortDate(day), time)}
    </Banner>
  );
}
