import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { RuleHint } from '#web/ui/controls/rule-hint.tsx';

type FieldProps = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  invalid: boolean;
};
type NewPasswordFieldsProps = Pick<ComponentProps<typeof PasswordField>, 'account'> & {
  label: string;
  /** The other texts: the second label, the rule, the two names of the eye. */
  words: { confirmLabel: string; hint: string; showLabel: string; hideLabel: string };
  /** Whether what is typed keeps the rule. */
  kept: boolean;
  /** What is unwise about it, though it keeps the rule. */
  warning?: string | undefined;
  password: FieldProps;
  confirm: FieldProps;
};

/** Always there, so that its text is announced when it comes; no <output>, whose text would not belong to the field's description. */
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

/** A new password and the same once more. */
export function NewPasswordFields({
  account,
  label,
  words,
  kept,
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
            <RuleHint kept={kept}>{hint}</RuleHint>
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
