import { clsx } from 'clsx';
import { ChevronDown, Users } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Field, type ControlProps, type FieldFrame } from '#web/ui/controls/field.tsx';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { PersonChip, PersonOption, type PickablePerson } from '#web/money/RequestPerson.tsx';
import { ToggleChip } from '#web/ui/controls/choices.tsx';

type Words = {
  /** The placeholder while no one is chosen. */
  search: string;
  /** Names the list box. It differs from the field's name, so that tests find only one of them. */
  people: string;
  /** Names the list of chosen people. */
  chosen: string;
  remove: (name: string) => string;
  /** On the button that selects all, and none if pressed again. */
  everyone: string;
  /** Says instead of the names that all are selected. */
  everyoneChosen: (count: number) => string;
  /** On the button that shows the names again. */
  changeChosen: string;
};

type PickerProps = {
  /** All people who can be chosen. */
  people: readonly PickablePerson[];
  /** The ids of the chosen people, in the order of choosing. */
  value: readonly string[];
  onChange: (userIds: string[]) => void;
  name: string;
  words: Words;
  /** Shown in the open list while it is empty, because no one is found or left. */
  emptyText: (query: string) => string;
  /** Hides the button for all while there is known to be no one. */
  hasEveryone: boolean;
  /** Called when the field or the button is used. */
  onUse?: (() => void) | undefined;
};

/** Removes accents and case, so that 'zoe' finds 'Zoë'. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Selects several people from a few, by typing, each shown as a chip: the combobox of the ARIA guide with its own
 * list box. Base UI's would add 18 kB to the first render for what thirty names need.
 */
export function RequestPeoplePicker({ words, emptyText, ...props }: PickerProps & FieldFrame) {
  const { people, value, onChange, name, hasEveryone, onUse, ...frame } = props;
  const isEveryone = people.length > 0 && people.every(({ userId }) => value.includes(userId));
  // The button for all folds their names to one line, unless there is only one.
  const [isFolded, setIsFolded] = useState(false);
  if (isFolded && !isEveryone) setIsFolded(false);
  const picker = { people, value, onChange, name, onUse, words, emptyText };
  return (
    <Field {...frame}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          <Picker
            {...picker}
            control={control}
            isFolded={isFolded && isEveryone}
            onUnfold={() => setIsFolded(false)}
          />
          {hasEveryone && !isFolded && (
            <ToggleChip
              icon={<Users size={16} />}
              isPressed={isEveryone}
              disabled={people.length === 0}
              onClick={() => {
                onUse?.();
                onChange(isEveryone ? [] : people.map(({ userId }) => userId));
                setIsFolded(!isEveryone && people.length > 1);
              }}
            >
              {words.everyone}
            </ToggleChip>
          )}
        </div>
      )}
    </Field>
  );
}

type FieldProps = Omit<PickerProps, 'hasEveryone'> & {
  control: ControlProps;
  /** All are chosen, and one line says so. */
  isFolded: boolean;
  onUnfold: () => void;
};

function Picker(props: FieldProps) {
  const { people, value, onChange, name, words, emptyText, onUse, control, isFolded, onUnfold } = props;
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
  useCloseOnBack(isOpen, close);
  const optionId = (index: number) => `${listId}-${index}`;

  /** Makes the first match the one that Enter selects. */
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
  /** Moves the focus to the next chip, since the field would open a phone's keyboard. */
  function remove(userId: string, index: number) {
    const buttons = chips.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
    onChange(value.filter((id) => id !== userId));
  }
  /** Moves the focus to a chip, because the pressed button goes. */
  function unfold() {
    flushSync(onUnfold);
    chips.current?.querySelector('button')?.focus();
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
    // An input method is still composing a syllable.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen) {
      // Enter selects a person; it sends the form only if the list is closed.
      event.preventDefault();
      pick(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      // Keeps the surrounding window open.
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && query === '' && value.length > 0) onChange(value.slice(0, -1));
  }
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    // Typed text that selected no one must not look like a choice.
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
        {isFolded && <FoldedPeople people={chosen} words={words} onUnfold={unfold} />}
        {chosen.length > 0 && !isFolded && (
          <ul ref={chips} aria-label={words.chosen} className="contents">
            {chosen.map((person, index) => (
              <PersonChip
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
            // It takes no line of its own if no one is left to find.
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
        // On press, not on click, so that the field keeps the focus.
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
                <PersonOption
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

/** More would leave no room for the words on a phone. */
const FOLDED_FACES_MAX = 4;

type FoldedProps = { people: readonly PickablePerson[]; words: Words; onUnfold: () => void };

/** Some faces and 'Everyone (4)'. All of it is the button 'Change', which has the focus because the pressed button is gone. */
function FoldedPeople({ people, words, onUnfold }: FoldedProps) {
  const textId = useId();
  return (
    <>
      <span aria-hidden className="ml-1.5 flex @max-[15rem]:hidden @max-[19rem]:*:nth-[n+3]:hidden">
        {people.slice(0, FOLDED_FACES_MAX).map(({ userId, displayName, tone, photoURL }) => (
          <span
            key={userId}
            className="-ml-[3px] rounded-full [box-shadow:0_0_0_2px_var(--surface)] first:ml-0"
          >
            <Avatar name={displayName} tone={tone} photo={photoURL} size={26} />
          </span>
        ))}
      </span>
      <span id={textId} className="flex-1 px-1.5 text-15 leading-tight font-semibold whitespace-nowrap">
        {words.everyoneChosen(people.length)}
      </span>
      <button
        ref={focusWhenShown}
        type="button"
        aria-describedby={textId}
        onClick={onUnfold}
        className="ml-auto min-h-8 rounded-sm px-2.5 text-15 font-semibold text-link after:absolute after:inset-0 after:rounded-md"
      >
        {words.changeChosen}
      </button>
    </>
  );
}

const focusWhenShown = (button: HTMLElement | null) => button?.focus();
