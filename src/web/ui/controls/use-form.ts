import { useRef, useState, type SubmitEvent } from 'react';
import { cleanLine } from '#domain/texts.ts';
import { useDraft, type Draft } from '#web/ui/hooks/use-draft.tsx';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';

type Errors<Values> = { [Key in keyof Values]?: string };
type Rules<Values> = { [Key in keyof Values]?: (value: Values[Key], values: Values) => string | undefined };

type FormOptions<Values> = {
  initial: Values;
  /** How the draft is stored on the device until it is sent; null for a single field and for secrets. */
  draft: Draft<Values> | null;
  /**
   * Fields that must not be blank, and one message for all of them. They only turn red, because the message is about
   * the form.
   */
  required?: { fields: readonly (keyof Values & string)[]; message: string };
  /** One rule per field; its message shows under the field. Rules run once no required field is blank. */
  rules?: Rules<Values>;
};

/** The error of a field that is wrong but has no message of its own. */
const RED = '';

/**
 * A controlled form: its values, one error per field, and focus on the first wrong field. `field(key)` goes into a
 * TextField, `submit(send, refuse)` into `<form ref={form} onSubmit noValidate>`; `refuse` gets the message for the
 * toast. `fail` shows the server's refusals under their fields, `complain` an error under one field. With a `draft`,
 * put `draftOffer` above the fields, let `send` return the promise of its answer, and call `forgetDraft` when the user
 * discards the input. Pass `lastAttempt` to useAttemptId if the form creates something.
 */
export function useForm<Values extends Record<string, unknown>>({
  initial,
  draft,
  required,
  rules = {},
}: FormOptions<Values>) {
  const [values, setValues] = useReloadSafeState(Object.keys(initial).join(), initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const form = useRef<HTMLFormElement>(null);
  const { draftOffer, forget: forgetDraft, lastAttempt } = useDraft({ draft, initial, values, setValues });

  function set<Key extends keyof Values>(key: Key, value: Values[Key]) {
    setValues((before) => ({ ...before, [key]: value }));
    setErrors(({ [key]: _settled, ...others }) => others as Errors<Values>);
  }

  function field<Key extends keyof Values & string>(key: Key) {
    return {
      name: key,
      value: values[key],
      onChange: (value: Values[Key]) => set(key, value),
      error: errors[key] || undefined,
      invalid: errors[key] !== undefined,
    };
  }

  /** Sets the error of a field that the user has left, unless it has one; the focus does not move. */
  function complain(key: keyof Values, text: string | undefined) {
    if (text !== undefined) setErrors((before) => ({ [key]: text, ...before }));
  }

  function fail(found: Errors<Values>) {
    setErrors(found);
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    // The field that the message is about, wherever it stands.
    const wrong = Object.keys(found).map((key) => controls.find(({ name }) => name === key));
    wrong.find((control) => control !== undefined)?.focus();
  }

  function check(): { found: Errors<Values>; message?: string } {
    const found: Errors<Values> = {};
    for (const key of required?.fields ?? []) if (isBlank(values[key])) found[key] = RED;
    let message = Object.keys(found).length > 0 ? required?.message : undefined;
    for (const key of Object.keys(rules) as (keyof Values)[]) {
      if (found[key] === RED) continue;
      const text = rules[key]?.(values[key], values);
      if (text === undefined) continue;
      found[key] = text;
      message ??= text;
    }
    return message === undefined ? { found } : { found, message };
  }

  function submit(send: (values: Values) => unknown, refuse?: (message: string) => void) {
    return (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { found, message } = check();
      fail(found);
      if (message !== undefined) refuse?.(message);
      else {
        const answer = send(values);
        // The caller shows the failure; the draft stays then.
        if (answer instanceof Promise) answer.then(forgetDraft, () => {});
      }
    };
  }

  function reset(to: Values = initial) {
    setValues(to);
    setErrors({});
  }

  return { form, values, set, field, submit, complain, fail, reset, draftOffer, forgetDraft, lastAttempt };
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' ? cleanLine(value) === '' : value === undefined || value === null;
}
