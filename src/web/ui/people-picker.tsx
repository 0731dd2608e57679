import { clsx } from 'clsx';
import { ChevronsUpDown, X } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Tone } from '#domain/homes.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Field, type ControlProps, type FieldFrame } from '#web/ui/field.tsx';

type PickablePerson = {
  userId: string;
  displayName: string;
  photoURL: string | null;
  tone: Tone;
};

type Words = {
  /** In the field while nobody is chosen. */
  search: string;
  /** Names the list that opens; not as the field is named, or both would be found by it. */
  people: string;
  /** Names the list of those who were chosen. */
  chosen: string;
  remove: (name: string) => string;
};

type PickerProps = {
  /** Everybody who can be chosen. */
  people: readonly PickablePerson[];
  /** The ids of those who were chosen, in the order of choosing. */
  value: readonly string[];
  onChange: (userIds: string[]) => void;
  name: string;
  words: Words;
  /** Stands in the open list while it is empty: nobody is found, or left to be chosen. */
  emptyText: (query: string) => string;
  onFocus?: (() => void) | undefined;
};

/** Letters alone: 'Zoë' is found by 'zoe'. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Several people of a few, found by typing, each a chip: the combobox of the ARIA guide with a list box of its own. Base UI's would add 18 kB
 * to the first render for what thirty names need.
 */
export function PeoplePicker({ words, emptyText, ...props }: PickerProps & FieldFrame) {
  const { people, value, onChange, name, onFocus, ...frame } = props;
  return (
    <Field {...frame}>
      {(control) => (
        <Picker {...{ people, value, onChange, name, onFocus, words, emptyText }} control={control} />
      )}
    </Field>
  );
}

function Picker(props: PickerProps & { control: ControlProps }) {
  const { people, value, onChange, name, words, emptyText, onFocus, control } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = value.flatMap((id) => people.find(({ userId }) => userId === id) ?? []);
  const found = people.filter(
    ({ userId, displayName }) => !value.includes(userId) && plain(displayName).includes(plain(query)),
  );
  const optionId = (index: number) => `${listId}-${index}`;

  /** With something typed, the first that is found is what Enter takes. */
  function search(text: string) {
    setQuery(text);
    setIsOpen(true);
    setActive(text.trim() === '' ? -1 : 0);
  }
  function pick(person: PickablePerson | undefined) {
    if (!person) return;
    onChange([...value, person.userId]);
    search('');
    setIsOpen(people.length > value.length + 1);
  }
  function remove(userId: string) {
    onChange(value.filter((id) => id !== userId));
    input.current?.focus();
  }
  function close() {
    setIsOpen(false);
    setActive(-1);
  }
  function move(step: 1 | -1) {
    setIsOpen(true);
    const from = active === -1 && step === -1 ? 0 : active;
    setActive(found.length === 0 ? -1 : (from + step + found.length) % found.length);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // A half-written syllable of an input method is not for us.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen) {
      // Enter chooses; only with the list closed it sends the form.
      event.preventDefault();
      pick(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Backspace' && query === '' && value.length > 0) onChange(value.slice(0, -1));
  }
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    // What was not chosen is no choice, and must not look like one.
    setQuery('');
  }

  return (
    <div className="relative" onBlur={onBlur}>
      <div className="relative flex min-h-[42px] w-full flex-wrap items-center gap-1.5 rounded-md border border-line-strong bg-surface py-1 pr-9 pl-1.5 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-primary has-aria-invalid:border-danger has-aria-invalid:focus-within:outline-danger pointer-coarse:min-h-11">
        {chosen.length > 0 && (
          <ul aria-label={words.chosen} className="contents">
            {chosen.map((person) => (
              <Chip
                key={person.userId}
                person={person}
                removeLabel={words.remove(person.displayName)}
                onRemove={() => remove(person.userId)}
              />
            ))}
          </ul>
        )}
        <input
          {...control}
          ref={input}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched, and shows no chips
          role="combobox"
          name={name}
          aria-required
          aria-autocomplete="list"
          aria-expanded={isOpen && found.length > 0}
          aria-controls={isOpen && found.length > 0 ? listId : undefined}
          aria-activedescendant={isOpen && found[active] ? optionId(active) : undefined}
          autoComplete="off"
          placeholder={chosen.length === 0 ? words.search : undefined}
          value={query}
          onChange={(event) => search(event.target.value)}
          onClick={() => setIsOpen(true)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          className="h-8 min-w-16 flex-1 bg-transparent px-2 text-base outline-none placeholder:text-ink3"
        />
        <ChevronsUpDown
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink2"
        />
      </div>
      {isOpen && (
        // Pressed, not clicked: the focus stays in the field.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as above
        <div
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-[calc(100%+6px)] z-20 max-h-64 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1.5 shadow-2"
        >
          {found.length === 0 ? (
            <output className="block px-3 py-2 text-sm text-ink2">{emptyText(query)}</output>
          ) : (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            <div role="listbox" id={listId} aria-label={words.people}>
              {found.map((person, index) => (
                <Option
                  key={person.userId}
                  id={optionId(index)}
                  person={person}
                  isActive={index === active}
                  onPick={() => pick(person)}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type ChipProps = { person: PickablePerson; removeLabel: string; onRemove: () => void };

const Chip = ({ person: { displayName, tone, photoURL }, removeLabel, onRemove }: ChipProps) => (
  <li className="flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-sunken pl-1 text-sm font-medium">
    <Avatar name={displayName} tone={tone} photo={photoURL} size={24} />
    <span className="min-w-0 leading-tight wrap-anywhere">{displayName}</span>
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="grid size-8 shrink-0 place-items-center rounded-full text-ink2 hover:bg-line hover:text-ink pointer-coarse:size-11 pointer-coarse:-my-1.5"
    >
      <X size={14} aria-hidden />
    </button>
  </li>
);

type OptionProps = { id: string; person: PickablePerson; isActive: boolean; onPick: () => void };

const Option = ({ id, person: { displayName, tone, photoURL }, isActive, onPick }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and takes the keys
  <div
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select shows no face
    role="option"
    id={id}
    aria-selected={isActive}
    onClick={onPick}
    // The list may be longer than its box.
    ref={isActive ? scrollToSee : undefined}
    className={clsx(
      'flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 py-1 text-[15px] leading-tight font-medium wrap-anywhere hover:bg-sunken',
      isActive && 'bg-primary-soft! text-on-primary-soft',
    )}
  >
    <Avatar name={displayName} tone={tone} photo={photoURL} size={28} />
    <span className="min-w-0">{displayName}</span>
  </div>
);

const scrollToSee = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
