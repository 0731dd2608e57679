import { useEffect, useRef } from 'react';
import { TextField } from '#web/ui/controls/field.tsx';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';

type SecondStepCodeWords = {
  label: string;
  recoveryLabel: string;
  recoveryHint: string;
  toRecovery: string;
  toApp: string;
};

type SecondStepCodeProps = {
  words: SecondStepCodeWords;
  /** Recovery codes do not exist yet. */
  appOnly?: boolean;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  invalid?: boolean | undefined;
  takesFocus?: boolean;
  onEnter?: () => void;
};

/** The field for a code of the authenticator app, or for a recovery code instead. */
export function SecondStepCode({
  words,
  appOnly,
  takesFocus = false,
  onEnter,
  ...field
}: SecondStepCodeProps) {
  const [recovery, setRecovery] = useReloadSafeState('recovery', false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (recovery || takesFocus) frame.current?.querySelector('input')?.focus();
  }, [recovery, takesFocus]);
  const change = () => {
    field.onChange('');
    setRecovery(!recovery);
  };
  return (
    <div ref={frame} className="grid justify-items-start gap-1.5">
      <TextField
        key={recovery ? 'recovery' : 'app'}
        className="w-full"
        label={recovery ? words.recoveryLabel : words.label}
        hint={recovery ? words.recoveryHint : undefined}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={recovery ? 30 : 12}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
        {...field}
      />
      {!appOnly && (
        <button type="button" className="link py-1 text-sm pointer-coarse:py-3.5" onClick={change}>
          {recovery ? words.toApp : words.toRecovery}
        </button>
      )}
    </div>
  );
}
