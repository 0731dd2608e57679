import { RefreshCw } from 'lucide-react';
import type { RefObject } from 'react';
import { planning as words } from '#words/chores.ts';
import type { Planning } from '#web/chores/use-planning.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { warmUp } from '#web/ui/lazy-windows.tsx';

type ControlsProps = { planning: Planning; button: RefObject<HTMLButtonElement | null> };

/** 'Include Weekends' and 'Regenerate' (spec §2 Chores), every member's. */
export const PlanningControls = ({ planning, button }: ControlsProps) => (
  <>
    <Checkbox label={words.includeWeekends} checked={planning.includeWeekends} onChange={planning.include} />
    <Button
      ref={button}
      variant="outline"
      size="small"
      icon={<RefreshCw size={16} aria-hidden />}
      {...warmUp}
      onClick={planning.ask}
    >
      {words.regenerate}
    </Button>
  </>
);

type OfferProps = { planning: Planning; onRefused: () => void; className?: string };

/** After a change of 'Include Weekends': what is planned already does not follow it by itself. */
export function WeekendsOffer({ planning, onRefused, className }: OfferProps) {
  if (!planning.isOffered) return null;
  const refuse = () => {
    planning.forgetOffer();
    onRefused();
  };
  return (
    <Banner
      announced
      className={className}
      actions={
        <>
          <Button size="small" {...warmUp} onClick={planning.ask}>
            {words.planAnew}
          </Button>
          <Button variant="ghost" size="small" onClick={refuse}>
            {words.notNow}
          </Button>
        </>
      }
    >
      {planning.includeWeekends ? words.weekendsCount : words.weekendsDoNotCount}
    </Banner>
  );
}
