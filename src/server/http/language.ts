import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { isLanguage, LANGUAGES, type Language } from '#domain/languages.ts';

/** Written by the page where somebody chooses a language; it is no secret and opens nothing. */
const COOKIE = /(?:^|;\s*)serumah\.language=(\w+)/;

/** What a request of nobody we know is answered in: what was chosen on the device, else the browser's first that there is, else English. */
export function languageOf(request: Pick<IncomingMessage, 'headers'>): Language {
  const chosen = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  const [first] = new Negotiator(request).languages([...LANGUAGES]);
  return isLanguage(first) ? first : LANGUAGES[0];
}
