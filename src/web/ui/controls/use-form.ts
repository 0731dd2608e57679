import { useRef, useState, type SubmitEvent } from 'react';
import { cleanLine } from '#domain/texts.ts';
import { useDraft, type Draft } from '#web/ui/hooks/use-draft.tsx';
import { useReloaded } from '#web/ui/hooks/use-reloaded.ts';

type Errors<Values> = { [Key in keyof Values]?: string };
type Rules<Values> = { [Key in keyof Values]?: (value: Values[Key], values: Values) => string | undefined };

type FormOptions<Values> = {
  initial: Values;
  /** How what is typed is kept on the device until it is sent; null for one field alone, and for secrets. */
  draft: Draft<Values> | null;
  /** Fields that must not be blank, and the one message for all of them: it is about the form, so they only turn red. */
  required?: { fields: readonly (keyof Values & string)[]; message: string };
  /** One rule a field; its message stands under the field. Not asked while a required field is blank. */
  rules?: Rules<Values>;
};

/** A field that is wrong without a text of its own. */
const RED = '';

/**
 * A controlled form: values, one error a field, the first wrong field focused.
 * With a `draft`, `draftOffer` goes above the fields, `submit` gets a `send` that returns the promise of its answer, and `forgetDraft` is for
 * whoever gives up what they typed. `lastAttempt` goes into useAttemptId if the form makes something.
 * `field(key)` goes into a TextField; `submit(send, refuse)` into `<form ref={form} onSubmit noValidate>`, where
 * `refuse` gets the message for the toast; `fail` puts what the server refused under its fields, `complain` what is
 * wrong under one of them.
 */
export function useForm<Values extends Record<string, unknown>>({
  initial,
  draft,
  required,
  rules = {},
}: FormOptions<Values>) {
  const [values, setValues] = useReloaded(Object.keys(initial).join(), initial);
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

  /** What is wrong with a field that was left, where nothing is said of it yet; the focus stays where it went. */
  function complain(key: keyof Values, text: string | undefined) {
    if (text !== undefined) setErrors((before) => ({ [key]: text, ...before }));
  }

  function fail(found: Errors<Values>) {
    setErrors(found);
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find((control) => control.name in found)?.focus();
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
        // Whoever sends says what failed; the draft stays then.
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
