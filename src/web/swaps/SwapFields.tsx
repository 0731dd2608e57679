import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Home } from '#contract/homes.ts';
import { SWAP_MESSAGE_MAX } from '#domain/swaps.ts';
import { swapDialog as words } from '#words/swaps.ts';
import { SelectField } from '#web/ui/controls/select.tsx';
import { TextArea, FieldNote, type FieldFrame } from '#web/ui/controls/field.tsx';
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

type FaceRadioProps = {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** It gets the focus when the window opens. */
  takesFocus?: boolean;
  face: ReactNode;
  label: string;
  note?: ReactNode;
};

/** One person, or another choice, of a radio group of pictures. */
export const FaceRadio = ({
  name,
  value,
  isChosen,
  onChoose,
  takesFocus = false,
  face,
  label,
  note,
}: FaceRadioProps) => (
  <label className="relative flex min-w-0 flex-col items-center gap-1.5 rounded-md border border-line px-1 pt-2.5 pb-2 text-center has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:[box-shadow:0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-focus">
    <input
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      data-autofocus={takesFocus || undefined}
      onChange={onChoose}
      className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
    />
    {face}
    <span className="w-full text-sm leading-tight font-medium">{label}</span>
    {note && <span className="-mt-1 text-xs text-ink2">{note}</span>}
    <span
      aria-hidden
      className="absolute top-1.5 right-1.5 hidden size-5 place-items-center rounded-full bg-primary text-on-primary peer-checked:grid"
    >
      <Check size={14} />
    </span>
  </label>
);

type GroupFieldProps = Omit<FieldFrame, 'invalid'> & { children: ReactNode };

/** Radio buttons with a label, hint and error like a TextField's. */
export function GroupField({ label, required, error, hint, aside, children }: GroupFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0"
      aria-labelledby={id}
      aria-required={required}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={(error ?? hint) ? noteId : undefined}
    >
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <div className="text-15 font-semibold">
          <span id={id}>{label}</span>
          {required && (
            <span aria-hidden className="text-danger">
              {' *'}
            </span>
          )}
        </div>
        {aside}
      </div>
      {children}
      <FieldNote id={noteId} error={error} hint={hint} />
    </fieldset>
  );
}
