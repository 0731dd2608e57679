import type { Home } from '#contract/homes.ts';
import { weekendsOffer as words } from '#words/plan-offers.ts';
import { warmUpQuestion } from '#web/plans/LazyRegenerateQuestion.tsx';
import { useWeekends } from '#web/plans/use-planning.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

type Props = { home: Home; onRegenerate: () => void; onRefuse: () => void; onGone: () => void };

/** What is planned already does not follow 'Include Weekends' by itself; after the Undo of a Regenerate the setting can go back, too. */
export function WeekendsOffer({ home, onRegenerate, onRefuse, onGone }: Props) {
  const { includeWeekends: included, include } = useWeekends(home);
  const takeBack = () => {
    include(!included);
    onGone();
  };
  return (
    <Banner
      actions={
        // Where it is narrow, what stands out has the first line.
        <div className="flex flex-wrap-reverse gap-2 max-sm:*:grow">
          <Button variant="ghost" size="small" onClick={onRefuse}>
            {words.notNow}
          </Button>
          <Button variant="outline" size="small" sends onClick={takeBack}>
            {words.takeBack(included)}
          </Button>
          <Button size="small" {...warmUpQuestion} onClick={onRegenerate}>
            {words.planAnew}
          </Button>
        </div>
      }
    >
      {words.text(included)}
    </Banner>
  );
}
