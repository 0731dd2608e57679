import { RefreshCw } from 'lucide-react';
import type { RefObject } from 'react';
import { planning as words } from '#words/planning.ts';
import { LazyRegenerateQuestion, type Planning } from '#web/plan/use-planning.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';

type ControlsProps = { planning: Planning; button: RefObject<HTMLButtonElement | null> };

/**
 * 'Include Weekends' and 'Regenerate' (docs/product/board.md 'Include Weekends on the board', 'Regenerate on the board'), every member's.
 */
export const PlanningControls = ({ planning, button }: ControlsProps) => (
  <>
    <Checkbox
      sends
      label={words.includeWeekends}
      checked={planning.includeWeekends}
      // A click before the home is there would be lost.
      disabled={!planning.isKnown}
      onChange={planning.include}
    />
    <Button
      ref={button}
      variant="outline"
      size="small"
      icon={<RefreshCw size={16} aria-hidden />}
      {...LazyRegenerateQuestion.warmUp}
      onClick={() => planning.question.open()}
    >
      {words.regenerate}
    </Button>
  </>
);
