import type { Language } from '#domain/languages.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;
/** Session storage key: the language for which the page was last reloaded. */
const LANGUAGE_KEY = 'language-followed';

let isLoading = false;
export const isReloading = () => isLoading;

/** Reloads the page. Typed text and choices survive (ui/hooks/use-reload-safe-state.ts, ui/hooks/files.ts). */
export async function reloadPage(): Promise<void> {
  isLoading = true;
  const writes: Promise<unknown>[] = [];
  dispatchEvent(new CustomEvent('reloading', { detail: writes }));
  await Promise.allSettled(writes);
  location.reload();
}

/** Reloads the page in a language: the server picks the build by this cookie (server/platform/http/language.ts). */
export function reloadInLanguage(language: Language): Promise<void> {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- some browsers have no other way, and the value is not secret
  document.cookie = `serumah.language=${language}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  return reloadPage();
}

/**
 * Reloads the page in the user's language if it is in another; returns whether it does. It tries once: if the browser
 * stores no cookies, or the server has only one language (`npm run dev`), the page stays as it is.
 */
export function switchToLanguage(language: Language): boolean {
  try {
    if (language === import.meta.env.PAGE_LANGUAGE) {
      sessionStorage.removeItem(LANGUAGE_KEY);
      return false;
    }
    if (sessionStorage.getItem(LANGUAGE_KEY) === language) return false;
    sessionStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage, nothing would record the attempt, and the page would reload forever.
    return false;
  }
  void reloadInLanguage(language);
  return true;
}
