import { useQuery } from '@tanstack/react-query';
import { dayShort } from '#words/days.ts';
import { layout } from '#words/layout.ts';
import { swapDialog as words } from '#words/swap-dialog.ts';
import { api } from '#web/calls/api.ts';
import { byWeek } from '#web/swaps/by-week.ts';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { SelectField } from '#web/ui/controls/select.tsx';

/** What a housemate could give in return, soonest first; nothing is read before somebody is chosen. */
export const useChoresToTake = (homeId: string, userId: string | undefined) =>
  useQuery({
    ...api.swaps.listChoresToTake.queryOptions({ input: { homeId, userId: userId ?? '' } }),
    enabled: userId !== undefined,
  });

type Offered = ReturnType<typeof useChoresToTake>;

export type ReturnFieldProps = {
  name: string;
  value: string;
  onChange: (choreId: string) => void;
  error?: string | undefined;
  offered: Offered;
  /** Their display name, once chosen. */
  housemate: string | undefined;
  choreName: (type: string) => string;
};

/** The chores that were read, under the titles of their weeks. */
export const weeksOf = ({ data }: Offered) => (data ? byWeek(data.chores, data.today) : []);

/** The chore that the reader would take in return, or none (docs/product/swaps.md 'A chore in return'). */
export function ReturnField({ offered, housemate, choreName, ...field }: ReturnFieldProps) {
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

/** Beside the label of a field. */
export const Optional = () => <span className="text-sm text-ink2">{words.optional}</span>;

/** Why there is nothing to choose, or what is chosen here. It always stands, so that nothing moves as the chores come in. */
export function ReturnHint({ offered, housemate }: Pick<ReturnFieldProps, 'offered' | 'housemate'>) {
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
