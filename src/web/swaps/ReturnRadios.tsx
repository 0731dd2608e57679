import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { Chore } from '#contract/chores.ts';
import { dayShort } from '#words/days.ts';
import { swapDialog as words } from '#words/swap-dialog.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { GroupField } from '#web/swaps/GroupField.tsx';
import { Optional, ReturnHint, weeksOf, type ReturnFieldProps } from '#web/swaps/ReturnField.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

/** So many weeks stand there at once; the message must not move out of reach. */
const WEEKS_AT_ONCE = 2;

/** The same as ReturnField, as rows to tap: a favour first, then week by week. */
export function ReturnRadios(props: ReturnFieldProps & { homeId: string }) {
  const { homeId, name, value, onChange, error, offered, housemate, choreName } = props;
  const templates = useQuery(templatesQuery(homeId));
  const [areAllShown, setAllShown] = useState(false);
  const weeks = weeksOf(offered);
  const shown = areAllShown ? weeks : weeks.slice(0, WEEKS_AT_ONCE);
  const radio = (choreId: string) => ({
    name,
    value: choreId,
    checked: value === choreId,
    onChange: () => onChange(choreId),
  });
  const factsOf = ({ type, dueDate }: Chore) => {
    const template = templates.data?.find(({ id }) => id === type);
    const day = dayShort(dueDate);
    return { icon: template?.icon, facts: words.facts(day, template?.estimatedTime) };
  };
  return (
    <GroupField
      label={words.inReturn}
      error={error}
      aside={<Optional />}
      hint={<ReturnHint offered={offered} housemate={housemate} />}
    >
      <div className="divide-y divide-line overflow-hidden rounded-md border border-line">
        <Row title={words.favour} radio={radio('')} />
        {shown.map((week) => (
          <Fragment key={week.title}>
            <p className="bg-sunken px-3 py-1.5 text-sm font-semibold text-ink2">{week.title}</p>
            {week.chores.map((chore) => (
              <Row key={chore.id} title={choreName(chore.type)} {...factsOf(chore)} radio={radio(chore.id)} />
            ))}
          </Fragment>
        ))}
      </div>
      {shown.length < weeks.length && (
        <Button variant="ghost" size="small" className="mt-1.5 px-2!" onClick={() => setAllShown(true)}>
          {words.laterWeeks}
        </Button>
      )}
    </GroupField>
  );
}

type RowProps = {
  title: string;
  icon?: string | undefined;
  facts?: string;
  radio: { name: string; value: string; checked: boolean; onChange: () => void };
};

const Row = ({ title, icon, facts, radio }: RowProps) => (
  <label className="flex min-h-12 items-center gap-3 px-3 py-1.5">
    {icon !== undefined && <Tile icon={icon} size={30} />}
    <span className="min-w-0 flex-1 leading-tight">
      <span className="block">{title}</span>{' '}
      {facts !== undefined && <FactsLine of={[facts]} className="text-sm text-ink2" />}
    </span>
    <input type="radio" {...radio} className="size-5 shrink-0 accent-primary" />
  </label>
);
