import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { cutToIcon, type SameDayGroup } from '#domain/templates.ts';
import { priorities, templateForm as words, templateIcons } from '#words/templates.ts';
import type { Template } from '#contract/templates.ts';

type IconFieldProps = {
  chosen: string;
  onChoose: (icon: string) => void;
  /** useForm's field for a typed icon. */
  other: { name: string; value: string; onChange: (value: string) => void; error: string | undefined };
};

/**
 * Fifteen emoji as radio buttons, and one cell for any other emoji. It is always open, so there is nothing to find or
 * to close.
 */
export function IconField({ chosen, onChoose, other }: IconFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const choose = (icon: string) => {
    other.onChange('');
    onChoose(icon);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{words.icon}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1.5">
        {Object.entries(templateIcons).map(([icon, name]) => (
          <label
            key={icon}
            title={name}
            className="relative grid min-h-11 place-items-center rounded-md bg-sunken text-22 leading-tight hover:[filter:brightness(.97)] has-checked:bg-primary-soft has-checked:[box-shadow:0_0_0_2px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={id}
              aria-label={name}
              checked={other.value.trim() === '' && chosen === icon}
              onChange={() => choose(icon)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
            />
            {icon}
          </label>
        ))}
        <input
          aria-label={words.icon}
          aria-invalid={other.error === undefined ? undefined : true}
          aria-describedby={other.error === undefined ? undefined : errorId}
          placeholder={words.otherIcon}
          autoComplete="off"
          name={other.name}
          value={other.value}
          onChange={({ target, nativeEvent }) =>
            // Text in composition, such as Chinese input, is longer until it is finished.
            other.onChange(
              nativeEvent instanceof InputEvent && nativeEvent.isComposing
                ? target.value
                : cutToIcon(target.value),
            )
          }
          onCompositionEnd={({ currentTarget }) => other.onChange(cutToIcon(currentTarget.value))}
          className="input min-h-11 px-1 text-center placeholder:text-13 max-sm:col-span-3"
        />
      </div>
      {other.error !== undefined && (
        <p
          id={errorId}
          className="mt-1.5 flex items-start gap-1.5 text-sm leading-snug font-medium text-danger"
        >
          <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">{other.error}</span>
        </p>
      )}
    </fieldset>
  );
}

type PriorityFieldProps = { value: number; onChange: (priority: number) => void };

export function PriorityField({ value, onChange }: PriorityFieldProps) {
  const id = useId();
  const titleId = `${id}-title`;
  return (
    <fieldset className="min-w-0" aria-labelledby={titleId}>
      <legend id={titleId} className="mb-1.5 text-15 font-semibold">
        {words.priority}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(3.4rem,1fr))] rounded-md bg-sunken p-1">
        {priorities.map((word, index) => (
          <label
            key={word}
            className="relative flex min-h-[52px] flex-col items-center justify-center rounded-sm text-ink2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-1"
          >
            <input
              type="radio"
              name={id}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
            />
            <b className="text-base leading-tight">{index + 1}</b>{' '}
            <span className="text-xs font-medium">{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SameDayFieldProps = {
  others: readonly Template[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** The same-day group that the chore would join; undefined if none. */
  group: SameDayGroup | undefined;
};

/** Selects the templates that share this one's days and assignee (docs/product/templates.md 'Same-day groups'). */
export function SameDayField({ others, value, onChange, group }: SameDayFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const toggle = (templateId: string, on: boolean) =>
    onChange(on ? [...value, templateId] : value.filter((one) => one !== templateId));
  return (
    <fieldset className="min-w-0" aria-labelledby={id} aria-describedby={hintId}>
      <legend id={id} className="text-15 font-semibold">
        {words.togetherWith}
      </legend>
      <p id={hintId} className="mb-2 text-sm text-pretty text-ink2">
        {words.togetherHint}
      </p>
      <div className="flex flex-wrap gap-2">
        {others.map((other) => (
          <label
            key={other.id}
            className="relative flex min-h-9 max-w-full items-center gap-1.5 rounded-[18px] border border-line bg-surface px-3 py-1 text-sm leading-snug font-medium hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11 pointer-coarse:rounded-[22px]"
          >
            <input
              type="checkbox"
              checked={value.includes(other.id)}
              onChange={(event) => toggle(other.id, event.target.checked)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
            />
            <Check size={15} aria-hidden className="hidden shrink-0 peer-checked:block" />
            <span aria-hidden className="peer-checked:hidden">
              {other.icon}
            </span>
            <span className="min-w-0">{other.name}</span>
          </label>
        ))}
      </div>
      <output className="mt-2 block text-sm text-pretty">
        {group && words.together(namesOf(group), group.leader)}
      </output>
    </fieldset>
  );
}

const namesOf = ({ leader, templates }: SameDayGroup) => [
  leader.name,
  ...templates.filter((template) => template !== leader).map(({ name }) => name),
];
