import { layout } from '#words/layout.ts';
import { languageHint } from '#words/profile.ts';
import { LanguageSelect } from '#web/app/LanguageSelect.tsx';
import { Field } from '#web/ui/controls/field.tsx';

/** The language of somebody signed in, on their profile. */
export const LanguageField = () => (
  <div className="card p-4 sm:p-5">
    <Field label={layout.language} hint={languageHint}>
      {(control) => <LanguageSelect {...control} />}
    </Field>
  </div>
);
