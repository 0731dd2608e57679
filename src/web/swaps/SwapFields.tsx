import type { Home } from '#contract/homes.ts';
import { SWAP_MESSAGE_MAX } from '#domain/swaps.ts';
import { swapDialog as words } from '#words/swap-dialog.ts';
import { Optional } from '#web/swaps/ReturnField.tsx';
import { SelectField } from '#web/ui/controls/select.tsx';
import { TextArea } from '#web/ui/controls/field.tsx';

type FieldProps = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  invalid: boolean;
};

export const HousemateSelect = ({
  people,
  away,
  ...field
}: FieldProps & {
  people: Home['members'];
  /** Who is away on the chore's day. */
  away: ReadonlySet<string> | undefined;
}) => (
  <SelectField
    label={words.housemate}
    required
    options={[
      { value: '', label: words.choose },
      ...people.map(({ userId, displayName }) => ({
        value: userId,
        label: away?.has(userId) ? words.nameAway(displayName) : displayName,
      })),
    ]}
    {...field}
  />
);

/** From here on the field says how many characters are left. */
const COUNTED_FROM = SWAP_MESSAGE_MAX - 100;

export const MessageField = (field: FieldProps) => (
  <TextArea
    label={words.message}
    rows={2}
    maxLength={SWAP_MESSAGE_MAX}
    aside={<Optional />}
    hint={
      field.value.length >= COUNTED_FROM && words.left(Math.max(0, SWAP_MESSAGE_MAX - field.value.length))
    }
    {...field}
  />
);
