import { PasswordField } from '#web/ui/password-field.tsx';
import { RuleHint } from '#web/ui/rule-hint.tsx';

type FieldProps = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  invalid: boolean;
};
type NewPasswordFieldsProps = {
  label: string;
  /** The other texts: the second label, the rule, the two names of the eye. */
  words: { confirmLabel: string; hint: string; showLabel: string; hideLabel: string };
  /** Whether what is typed keeps the rule. */
  kept: boolean;
  password: FieldProps;
  confirm: FieldProps;
};

/** A new password and the same once more. */
export function NewPasswordFields({ label, words, kept, password, confirm }: NewPasswordFieldsProps) {
  const { confirmLabel, hint, ...eye } = words;
  return (
    <>
      <PasswordField
        label={label}
        hint={<RuleHint kept={kept}>{hint}</RuleHint>}
        autoComplete="new-password"
        {...eye}
        {...password}
      />
      <PasswordField label={confirmLabel} autoComplete="new-password" {...eye} {...confirm} />
    </>
  );
}
