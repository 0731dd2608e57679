import { clsx } from 'clsx';
import { ChevronDown, Users, X } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Field, type ControlProps, type FieldFrame } from '#web/ui/controls/field.tsx';
import { useClosedByBack } from '#web/ui/hooks/open-windows.ts';
import type { Tone } from '#domain/homes.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { ToggleChip } from '#web/ui/controls/choices.tsx';

type Words = {
  /** In the field while nobody is chosen. */
  search: string;
  /** Names the list that opens; not as the field is named, or both would be found by it. */
  people: string;
  /** Names the list of those who were chosen. */
  chosen: string;
  remove: (name: string) => string;
  /** On the button that chooses all of them; pressed again, none. */
  everyone: string;
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
  /** Not while it is known that there is nobody. */
  hasEveryone: boolean;
  /** The field or the button is used. */
  onUse?: (() => void) | undefined;
};

/** Letters alone: 'Zoë' is found by 'zoe'. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Several people of a few, found by typing, each a chip: the combobox of the ARIA guide with a list box of its own. Base UI's would add 18 kB
 * to the first render for what thirty names need.
 */
export function PeoplePicker({ words, emptyText, ...props }: PickerProps & FieldFrame) {
  const { people, value, onChange, name, hasEveryone, onUse, ...frame } = props;
  const picker = { people, value, onChange, name, onUse, words, emptyText };
  return (
    <Field {...frame}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          <Picker {...picker} control={control} />
          {hasEveryone && <Everyone {...{ people, value, onChange, onUse }} label={words.everyone} />}
        </div>
      )}
    </Field>
  );
}

function Picker(props: Omit<PickerProps, 'hasEveryone'> & { control: ControlProps }) {
  const { people, value, onChange, name, words, emptyText, onUse, control } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = value.flatMap((id) => people.find(({ userId }) => userId === id) ?? []);
  const found = people.filter(
    ({ userId, displayName }) => !value.includes(userId) && plain(displayName).includes(plain(query)),
  );
  useClosedByBack(isOpen, close);
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
  /** On to the next chip: the field would call the keyboard of a phone. */
  function remove(userId: string, index: number) {
    const buttons = chips.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
    onChange(value.filter((id) => id !== userId));
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
      // The window around it, where there is one, stays.
      event.stopPropagation();
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
    <div
      className={clsx('relative flex-1', chosen.length > 0 ? 'basis-full' : 'min-w-[min(10rem,100%)]')}
      onBlur={onBlur}
    >
      <div
        className={clsx(
          'relative flex min-h-[42px] w-full flex-wrap items-center gap-1.5 rounded-md border border-line-strong bg-surface py-1 pl-1.5 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-primary has-aria-invalid:border-danger has-aria-invalid:focus-within:outline-danger pointer-coarse:min-h-11',
          chosen.length === 0 ? 'pr-9' : 'pr-1.5',
        )}
      >
        {chosen.length > 0 && (
          <ul ref={chips} aria-label={words.chosen} className="contents">
            {chosen.map((person, index) => (
              <Chip
                key={person.userId}
                person={person}
                removeLabel={words.remove(person.displayName)}
                onRemove={() => remove(person.userId, index)}
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
          onFocus={onUse}
          onKeyDown={onKeyDown}
          className={
            // With nobody left to be found it takes no line of its own.
            chosen.length > 0 && chosen.length === people.length && query === ''
              ? 'sr-only'
              : 'h-8 min-w-16 flex-1 bg-transparent px-2 text-base text-ellipsis outline-none placeholder:text-ink3'
          }
        />
        {chosen.length === 0 && (
          <ChevronDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink2"
          />
        )}
      </div>
      {isOpen && (
        // Pressed, not clicked: the focus stays in the field.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as above
        <div
          onMouseDown={(event) => event.preventDefault()}
          // As wide as names are, over the button beside the field.
          style={{ minWidth: 254 }}
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

type PickablePerson = {
  userId: string;
  displayName: string;
  photoURL: string | null;
  tone: Tone;
};

type EveryoneProps = {
  people: readonly PickablePerson[];
  value: readonly string[];
  onChange: (userIds: string[]) => void;
  onUse: (() => void) | undefined;
  label: string;
};

/** Chooses all of them at once; pressed again, none. */
function Everyone({ people, value, onChange, onUse, label }: EveryoneProps) {
  const isPressed = people.length > 0 && people.every(({ userId }) => value.includes(userId));
  return (
    <ToggleChip
      icon={<Users size={16} />}
      isPressed={isPressed}
      disabled={people.length === 0}
      onClick={() => {
        onUse?.();
        onChange(isPressed ? [] : people.map(({ userId }) => userId));
      }}
    >
      {label}
    </ToggleChip>
  );
}

type ChipProps = { person: PickablePerson; removeLabel: string; onRemove: () => void };

/** Somebody who was chosen. */
const Chip = ({ person: { displayName, tone, photoURL }, removeLabel, onRemove }: ChipProps) => (
  <li className="flex max-w-full">
    {/* The whole chip, so that two stand side by side on a phone. */}
    <button
      type="button"
      onClick={onRemove}
      className="flex min-h-8 min-w-0 items-center gap-1.5 rounded-full bg-sunken pr-2 pl-1 text-left text-sm font-medium hover:bg-line pointer-coarse:min-h-10"
    >
      <Avatar name={displayName} tone={tone} photo={photoURL} size={24} />
      <span className="sr-only">{removeLabel}</span>
      <span aria-hidden className="min-w-0 leading-tight">
        {displayName}
      </span>
      <X size={14} aria-hidden className="shrink-0 text-ink2" />
    </button>
  </li>
);

type OptionProps = { id: string; person: PickablePerson; isActive: boolean; onPick: () => void };

/** Somebody who can be chosen, in the list. */
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
      'flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 py-1 text-15 leading-tight font-medium hover:bg-sunken',
      isActive && 'bg-primary-soft! text-on-primary-soft',
    )}
  >
    <Avatar name={displayName} tone={tone} photo={photoURL} size={28} />
    <span className="min-w-0">{displayName}</span>
  </div>
);

const scrollToSee = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
