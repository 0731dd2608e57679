import type { Language } from '#domain/languages.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;
/** The language that the page was last loaded again for. */
const FOLLOWED = 'language-followed';

let isLoading = false;
/** Whether the page is about to be replaced by itself. */
export const isLoadingAgain = () => isLoading;

/** The page again; what was typed or chosen on it outlives that (ui/hooks/use-reloaded.ts, ui/hooks/files.ts). */
export async function loadAgain(): Promise<void> {
  isLoading = true;
  const kept: Promise<unknown>[] = [];
  dispatchEvent(new CustomEvent('reloading', { detail: kept }));
  await Promise.allSettled(kept);
  location.reload();
}

/** The page again, in the language: the server gives it in the one that the cookie names (server/platform/http/language.ts). */
export function loadIn(language: Language): Promise<void> {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- not everywhere is there another way, and it is no secret
  document.cookie = `serumah.language=${language}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  return loadAgain();
}

/**
 * Loads the page in the person's language where it is in another, and answers whether it does. Once only: where the browser keeps no
 * cookie, or the server has only one language (`npm run dev`), the page stays as it is.
 */
export function followLanguage(language: Language): boolean {
  try {
    if (language === import.meta.env.OWN_LANGUAGE) {
      sessionStorage.removeItem(FOLLOWED);
      return false;
    }
    if (sessionStorage.getItem(FOLLOWED) === language) return false;
    sessionStorage.setItem(FOLLOWED, language);
  } catch {
    // Storage is refused, and so nothing would say that it was tried.
    return false;
  }
  void loadIn(language);
  return true;
}
