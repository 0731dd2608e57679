import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Template } from '#contract/templates.ts';
import type { SameDayGroup } from '#domain/templates.ts';
import { templateForm as words } from '#words/template-form.ts';

type SameDayFieldProps = {
  others: readonly Template[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** The whole group that comes together then; undefined where this chore comes alone. */
  group: SameDayGroup | undefined;
};

/** The templates that take the days and the person of this one (docs/product/templates.md 'Together with'). */
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
