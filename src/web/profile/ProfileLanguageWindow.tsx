import { languageHint, layout } from '#words/layout.ts';
import { LanguageSelect } from '#web/app/LanguageSelect.tsx';
import { Field } from '#web/ui/controls/field.tsx';
import { FormWindow, WindowBody } from '#web/ui/windows/form-window.tsx';

/** The choice of the language. The page reloads with it, so the window is closed then. */
export const ProfileLanguageWindow = (window: { open: boolean; onClose: () => void }) => (
  <FormWindow {...window} title={layout.language} closeLabel={layout.close}>
    <WindowBody>
      <Field label={layout.language} hint={languageHint}>
        {(control) => <LanguageSelect {...control} />}
      </Field>
    </WindowBody>
  </FormWindow>
);
