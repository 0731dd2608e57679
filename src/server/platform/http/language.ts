import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { isLanguage, LANGUAGES, type Language } from '#domain/languages.ts';

/** The page writes it when a person chooses a language. */
const COOKIE = /(?:^|;\s*)serumah\.language=(\w+)/;

type Asking = Pick<IncomingMessage, 'headers'>;

/** The language of a request: chosen on the device, else the browser's first that we have, else English. */
export function languageOf(request: Asking): Language {
  const chosen = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  const [first] = new Negotiator(request).languages([...LANGUAGES]);
  return isLanguage(first) ? first : LANGUAGES[0];
}

const readers = new WeakMap<Asking, Language>();

/** From here on the request is answered in the language of its person. */
export function knowReader(request: Asking, { locale }: { locale: Language }): void {
  readers.set(request, locale);
}

export const isReaderKnown = (request: Asking): boolean => readers.has(request);

/** The language of the answer: the person's own if they are known by now, else what the request asks for. */
export const readersLanguage = (request: Asking): Language => readers.get(request) ?? languageOf(request);
