import { useQuery } from '@tanstack/react-query';
import { weekdayShort, shortDate } from '#words/days.ts';
import { layout } from '#words/layout.ts';
import { swapDialog as words } from '#words/swap-dialog.ts';
import { api } from '#web/api.ts';
import { SelectField } from '#web/ui/select.tsx';

/** What a housemate could give in return, soonest first; nothing is read before somebody is chosen. */
export const useChoresToTake = (homeId: string, userId: string | undefined) =>
  useQuery({
    ...api.swaps.listChoresToTake.queryOptions({ input: { homeId, userId: userId ?? '' } }),
    enabled: userId !== undefined,
  });

type Offered = ReturnType<typeof useChoresToTake>;

type Props = {
  name: string;
  value: string;
  onChange: (choreId: string) => void;
  error?: string | undefined;
  offered: Offered;
  /** Their display name, once chosen. */
  housemate: string | undefined;
  choreName: (type: string) => string;
};

/** The chore that the reader would take in return, or none (docs/product/swaps.md 'A chore in return'). */
export function ReturnField({ offered, housemate, choreName, ...field }: Props) {
  const chores = offered.data?.chores ?? [];
  return (
    <SelectField
      {...field}
      label={words.inReturn}
      aside={<Optional />}
      hint={<Hint offered={offered} housemate={housemate} />}
      disabled={chores.length === 0}
      options={[
        { value: '', label: words.favour },
        ...chores.map(({ id, type, dueDate }) => ({
          value: id,
          label: words.chore(choreName(type), `${weekdayShort(dueDate)}, ${shortDate(dueDate)}`),
        })),
      ]}
    />
  );
}

/** Beside the label of a field. */
export const Optional = () => <span className="text-sm text-ink2">{words.optional}</span>;

/** Why there is nothing to choose, or what is chosen here. It always stands, so that nothing moves as the chores come in. */
function Hint({ offered, housemate }: Pick<Props, 'offered' | 'housemate'>) {
  if (housemate === undefined) return words.inReturnHint;
  if (offered.data?.chores.length === 0) return words.noOpenChores(housemate);
  if (offered.data) return words.wouldDo(housemate);
  if (offered.isFetching) return words.readingChores;
  return (
    <>
      {words.choresFailed}{' '}
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
