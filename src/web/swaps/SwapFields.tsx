import type { Home } from '#contract/homes.ts';
import { SWAP_MESSAGE_MAX } from '#domain/swaps.ts';
import { swapDialog as words } from '#words/swaps.ts';
import { SelectField } from '#web/ui/controls/select.tsx';
import { FaceRadio } from '#web/ui/controls/face-radio.tsx';
import { GroupField, TextArea } from '#web/ui/controls/field.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

type FieldProps = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  invalid: boolean;
};

export const Optional = () => <span className="text-sm text-ink2">{words.optional}</span>;

export const HousemateSelect = ({
  people,
  away,
  ...field
}: FieldProps & {
  people: Home['members'];
  /** The members who are away on the chore's day. */
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

/** From this length on the field says how many characters are left. */
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

type FacesProps = {
  name: string;
  value: string;
  onChange: (userId: string) => void;
  error?: string | undefined;
  people: Home['members'];
  /** The members who are away on the chore's day. */
  away: ReadonlySet<string> | undefined;
};

/** A radio group of the housemates' pictures. */
export const HousemateFaces = ({ name, value, onChange, error, people, away }: FacesProps) => (
  <GroupField label={words.housemate} required error={error}>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(76px,6.5rem)),1fr))] gap-2">
      {people.map(({ userId, displayName, tone, photoURL }, index) => (
        <FaceRadio
          key={userId}
          name={name}
          value={userId}
          isChosen={value === userId}
          takesFocus={index === 0}
          onChoose={() => onChange(userId)}
          face={<Avatar name={displayName} tone={tone} photo={photoURL} size={40} />}
          label={displayName}
          note={away?.has(userId) && words.away}
        />
      ))}
    </div>
  </GroupField>
);
