import { Check, Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { clsx } from 'clsx';
import { Field, splitFrame, type TextFieldProps } from '#web/ui/controls/field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  /** Whose password it is, for password managers; 'field' if the form contains the address already. */
  account: { email: string } | 'field';
  /** The accessible names of the eye button: what pressing it does. */
  showLabel: string;
  hideLabel: string;
};

export function PasswordField({ account, showLabel, hideLabel, onChange, ...props }: PasswordFieldProps) {
  const { frame, control: input } = splitFrame(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          {account !== 'field' && (
            <input
              type="email"
              name="username"
              autoComplete="username"
              value={account.email}
              readOnly
              hidden
            />
          )}
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            onChange={(event) => onChange?.(event.target.value)}
            className="input pr-11"
          />
          <button
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink2 hover:text-ink"
          >
            {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </button>
        </div>
      )}
    </Field>
  );
}

/** A rule below the field, with a tick once the password fulfils it. */
function RuleHint({ isFulfilled, children }: { isFulfilled: boolean; children: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5', isFulfilled && 'font-medium text-link')}>
      {isFulfilled && <Check size={15} aria-hidden />}
      {children}
    </span>
  );
}

type FieldProps = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  invalid: boolean;
};
type NewPasswordFieldsProps = Pick<ComponentProps<typeof PasswordField>, 'account'> & {
  label: string;
  /** The other texts: the second field's label, the rule, and the names of the eye button. */
  words: { confirmLabel: string; hint: string; showLabel: string; hideLabel: string };
  /** Whether the password fulfils the rule. */
  isFulfilled: boolean;
  /** Why the password is unwise, although it fulfils the rule. */
  warning?: string | undefined;
  password: FieldProps;
  confirm: FieldProps;
};

/**
 * Always rendered, so that its text is announced when it appears. Not an <output>, whose text would not count as the
 * field's description.
 */
const Warning = ({ text }: { text: string | undefined }) => (
  <span aria-live="polite" className="block">
    {text !== undefined && (
      <span className="mt-1 flex items-start gap-1.5 font-medium text-warn">
        <TriangleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
        <span className="min-w-0">{text}</span>
      </span>
    )}
  </span>
);

export function NewPasswordFields({
  account,
  label,
  words,
  isFulfilled,
  warning,
  password,
  confirm,
}: NewPasswordFieldsProps) {
  const { confirmLabel, hint, ...eye } = words;
  return (
    <>
      <PasswordField
        account={account}
        label={label}
        hint={
          <span className="block">
            <RuleHint isFulfilled={isFulfilled}>{hint}</RuleHint>
            <Warning text={warning} />
          </span>
        }
        autoComplete="new-password"
        {...eye}
        {...password}
      />
      <PasswordField account="field" label={confirmLabel} autoComplete="new-password" {...eye} {...confirm} />
    </>
  );
}

type Typed = { password: string; confirm: string };

/** Returns the rules of both fields. The order matters: the first error, whether they differ, becomes the toast. */
export const newPasswordRules = (differ: string, wrong: (typed: string) => string | undefined) => ({
  confirm: (typed: string, { password }: Typed) => (typed === password ? undefined : differ),
  password: wrong,
});
