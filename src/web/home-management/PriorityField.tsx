import { useId } from 'react';
import { templateForm as words } from '#words/template-form.ts';
import { priorities } from '#words/templates.ts';

type PriorityFieldProps = { value: number; onChange: (priority: number) => void };

/** Five tiles, number and word. */
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
