import { Link } from '@tanstack/react-router';
import type { MoveOut } from '#contract/homes.ts';
import { dayShort } from '#words/days.ts';
import { endingSwaps as words } from '#words/moving-out.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { buttonLook } from '#web/ui/controls/button.tsx';

type EndingSwapsProps = {
  swaps: MoveOut['swaps'];
  nameOf: (type: string) => string;
  personOf: (userId: string) => string;
};

/** The requests that end with leaving (docs/product/moving-out.md 'Swaps'). */
export function EndingSwaps({ swaps, nameOf, personOf }: EndingSwapsProps) {
  if (swaps.length === 0) return <p className="text-ink2">{words.none}</p>;
  return (
    <>
      <p className="text-ink2">{words.text}</p>
      <ul className="mt-1 divide-y divide-line">
        {swaps.map(({ id, byMe, otherId, type, dueDate }) => (
          <li key={id} className="py-2 text-15 leading-snug">
            <Amounts>
              {(byMe ? words.byMe : words.byThem)(personOf(otherId), nameOf(type), dayShort(dueDate))}
            </Amounts>
          </li>
        ))}
      </ul>
      <Link
        to="/swap-requests"
        className={buttonLook({ variant: 'outline', size: 'small', className: 'mt-1' })}
      >
        {words.see}
      </Link>
    </>
  );
}
