import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { isLanguage, LANGUAGES, type Language } from '#domain/languages.ts';

/** Written by the page where somebody chooses a language; it is no secret and opens nothing. */
const COOKIE = /(?:^|;\s*)serumah\.language=(\w+)/;

type Asking = Pick<IncomingMessage, 'headers'>;

/** What a request of nobody we know is answered in: what was chosen on the device, else the browser's first that there is, else English. */
export function languageOf(request: Asking): Language {
  const chosen = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  const [first] = new Negotiator(request).languages([...LANGUAGES]);
  return isLanguage(first) ? first : LANGUAGES[0];
}

const readers = new WeakMap<Asking, Language>();

/** From here on the request is answered in the language of the person that it has turned out to come from. */
export function knowReader(request: Asking, { locale }: { locale: Language }): void {
  readers.set(request, locale);
}

/** Whether it has turned out by now whom the request comes from. */
export const isReaderKnown = (request: Asking): boolean => readers.has(request);

/** What whoever sent the request is answered in: their own language where they are known by now, else what the request asks for. */
export const readersLanguage = (request: Asking): Language => readers.get(request) ?? languageOf(request);
