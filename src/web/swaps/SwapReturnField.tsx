import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { Chore } from '#contract/chores.ts';
import { dayShort } from '#words/days.ts';
import { layout } from '#words/layout.ts';
import { swapDialog as words } from '#words/swaps.ts';
import { Gap, FactsLine } from '#web/ui/layout/facts-line.tsx';
import { SelectField } from '#web/ui/controls/select.tsx';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { Optional } from '#web/swaps/SwapFields.tsx';
import { GroupField } from '#web/ui/controls/field.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { weeksOf, type Offered } from '#web/swaps/return-choices.ts';

export type ReturnFieldProps = {
  name: string;
  value: string;
  onChange: (choreId: string) => void;
  error?: string | undefined;
  offered: Offered;
  /** The display name of the selected housemate. */
  housemate: string | undefined;
  choreName: (type: string) => string;
};

/** The chore that the reader would take in return, or none (docs/product/swaps.md 'The swap dialog'). */
export function SwapReturnField({ offered, housemate, choreName, ...field }: ReturnFieldProps) {
  const weeks = weeksOf(offered);
  return (
    <SelectField
      {...field}
      label={words.inReturn}
      aside={<Optional />}
      hint={<ReturnHint offered={offered} housemate={housemate} />}
      disabled={weeks.length === 0}
      options={[
        { value: '', label: words.favour },
        ...weeks.map(({ title, chores }) => ({
          title,
          options: chores.map(({ id, type, dueDate }) => ({
            value: id,
            label: words.chore(choreName(type), dayShort(dueDate)),
          })),
        })),
      ]}
    />
  );
}

/**
 * Says why there is nothing to choose, or what the field is for. It is always there, so that nothing moves when the
 * chores load.
 */
function ReturnHint({ offered, housemate }: Pick<ReturnFieldProps, 'offered' | 'housemate'>) {
  if (housemate === undefined) return <span>{words.inReturnHint}</span>;
  if (offered.data?.chores.length === 0) return <span>{words.noOpenChores(housemate)}</span>;
  if (offered.data) return <span>{words.wouldDo(housemate)}</span>;
  if (offered.isFetching) return <span>{words.readingChores}</span>;
  return (
    <>
      {words.choresFailed}
      <Gap />
      <button
        type="button"
        className="link pointer-coarse:-m-3.5 pointer-coarse:p-3.5"
        onClick={() => void offered.refetch()}
      >
        {layout.tryAgain}
      </button>
    </>
  );
}

/** How many weeks show at once, so that the message field stays within reach. */
const WEEKS_AT_ONCE = 2;

/** The same as rows of radio buttons: 'favour' first, then week by week. */
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
