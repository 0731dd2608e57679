import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { cutToIcon } from '#domain/templates.ts';
import { templateForm as words, templateIcons } from '#words/template-form.ts';

type IconFieldProps = {
  chosen: string;
  onChoose: (icon: string) => void;
  /** What useForm's field gives for the icon that is typed. */
  other: { name: string; value: string; onChange: (value: string) => void; error: string | undefined };
};

/** Fifteen emoji as radios and one cell for any other, always open: nothing to find, nothing to close. */
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
            // What is being composed, in Chinese for one, is longer until it is done.
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
