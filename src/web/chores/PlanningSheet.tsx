import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarRange, RefreshCw, Scale, SlidersHorizontal, TreePalm } from 'lucide-react';
import { useId, useRef } from 'react';
import { TEMPLATES_PLACE } from '#domain/places.ts';
import { absenceCard } from '#words/absences.ts';
import { absenceLine } from '#words/chores.ts';
import { balance } from '#words/balance.ts';
import { layout } from '#words/layout.ts';
import { planning as words } from '#words/plan.ts';
import { absencesQuery, myAbsences } from '#web/absences/use-absences.ts';
import { LazyRegenerateQuestion, type Planning } from '#web/plan/PlanningControls.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { INDEX_ROW, RowContent } from '#web/ui/layout/rows.tsx';
import { useServerButton, useServerField } from '#web/ui/hooks/connection.ts';
import { Sheet, SheetBody } from '#web/ui/windows/sheet.tsx';

type Props = {
  homeId: string;
  me: string;
  choreCount: number;
  planning: Planning;
  onAway: () => void;
  open: boolean;
  onClose: () => void;
};

/**
 * What phones have behind the board's ⋯: planning, days away, and the ways to chores and balance (docs/product/board.md
 * 'The week'). Load it lazily.
 */
export function PlanningSheet({ homeId, me, choreCount, planning, onAway, open, onClose }: Props) {
  const id = useId();
  const { data } = useQuery(absencesQuery(homeId));
  const [away] = data ? myAbsences(data, me) : [];
  // What opens instead takes the focus.
  const isReplaced = useRef(false);
  const replace = (openNext: () => void) => () => {
    isReplaced.current = true;
    onClose();
    openNext();
  };
  const regenerate = useServerButton(replace(() => planning.question.open()));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={layout.close}
      focusAfter={() => !isReplaced.current}
    >
      <SheetBody>
        <div className="@container -mx-1 grid grid-cols-1 divide-y divide-line">
          <Weekends planning={planning} />
          <button
            type="button"
            className={ROW_HERE}
            onPointerEnter={LazyRegenerateQuestion.preload}
            aria-describedby={`${id}-regenerate`}
            {...regenerate}
          >
            <RowContent
              textId={`${id}-regenerate`}
              icon={RefreshCw}
              title={words.regenerate}
              text={words.regenerateMeans}
            />
          </button>
          <button
            type="button"
            className={ROW_HERE}
            aria-describedby={`${id}-away`}
            onClick={replace(onAway)}
          >
            <RowContent
              textId={`${id}-away`}
              icon={TreePalm}
              title={absenceLine.button}
              text={
                <Amounts>
                  {away ? words.awayOn(absenceCard.days(away.from, away.to)) : words.awayMeans}
                </Amounts>
              }
            />
          </button>
          <Link
            to="/home-management/chores"
            hash={TEMPLATES_PLACE}
            className={ROW_HERE}
            aria-describedby={`${id}-chores`}
          >
            <RowContent
              textId={`${id}-chores`}
              icon={SlidersHorizontal}
              title={words.chores}
              text={words.choresWhere(choreCount)}
            />
          </Link>
          <Link to="/home-management/balance" className={ROW_HERE} aria-describedby={`${id}-balance`}>
            <RowContent
              textId={`${id}-balance`}
              icon={Scale}
              title={balance.title}
              text={words.balanceMeans}
            />
          </Link>
        </div>
      </SheetBody>
    </Sheet>
  );
}

const ROW_HERE = `${INDEX_ROW} px-1!`;

function Weekends({ planning }: { planning: Planning }) {
  const id = useId();
  const sending = useServerField(true, !planning.isKnown);
  return (
    <label htmlFor={`${id}-box`} className={ROW_HERE}>
      <RowContent
        icon={CalendarRange}
        textId={`${id}-text`}
        title={words.includeWeekends}
        text={words.weekendsMeans}
        end={
          <input
            id={`${id}-box`}
            type="checkbox"
            aria-describedby={`${id}-text`}
            checked={planning.includeWeekends}
            onChange={(event) => planning.include(event.target.checked)}
            className="size-[22px] shrink-0 accent-primary"
            {...sending}
          />
        }
        leads={false}
      />
    </label>
  );
}
