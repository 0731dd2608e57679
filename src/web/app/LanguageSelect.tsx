import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/languages.ts';
import { layout } from '#words/layout.ts';
import { calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { reloadInLanguage } from '#web/device/language.ts';
import { sessionQuery } from '#web/app/session.tsx';
import type { ControlProps } from '#web/ui/controls/field.tsx';
import { SelectBox } from '#web/ui/controls/select.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';

const OPTIONS = LANGUAGES.map((language) => (
  <option key={language} value={language} lang={language}>
    {LANGUAGE_NAMES[language]}
  </option>
));

/**
 * Selects the reader's language (docs/product/everywhere.md 'The languages'). It saves the choice at once and reloads
 * the page in that language; typed text and the focus stay.
 */
export function LanguageSelect(control: Partial<ControlProps>) {
  const queries = useQueryClient();
  const select = useRef<HTMLSelectElement>(null);
  const [hadFocus, setHadFocus] = useReloadSafeState('language', false);
  useEffect(() => {
    if (hadFocus) select.current?.focus({ preventScroll: true });
  }, [hadFocus]);
  const [chosen, setChosen] = useState<Language>();
  async function choose(language: Language) {
    setChosen(language);
    setHadFocus(true);
    try {
      // Signed-out people call the server too: if it cannot be reached, reloading would lose the page and what they
      // typed.
      await (queries.getQueryData(sessionQuery.queryKey)?.user
        ? calls.users.setLanguage({ language })
        : calls.users.getSession());
      await reloadInLanguage(language);
    } catch (error) {
      setChosen(undefined);
      showToast(failureOf(error, layout.languageFailed));
    }
  }
  return (
    <SelectBox
      aria-label={layout.language}
      {...control}
      sends
      ref={select}
      aria-busy={chosen !== undefined}
      value={chosen ?? import.meta.env.PAGE_LANGUAGE}
      onChange={({ target: { value } }) => {
        if (isLanguage(value)) void choose(value);
      }}
    >
      {OPTIONS}
    </SelectBox>
  );
}
