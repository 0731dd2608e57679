import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, splitFrame, type TextFieldProps } from '#web/ui/controls/field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  /** Whose password it is, for password managers; 'field' if the form says it already. */
  account: { email: string } | 'field';
  /** The eye's two names: what pressing it does. */
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
