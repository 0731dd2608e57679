import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { isLanguage, LANGUAGES, type Language } from '#domain/languages.ts';

/** A page sets this cookie when a person chooses a language. */
const COOKIE = /(?:^|;\s*)serumah\.language=(\w+)/;

type Asking = Pick<IncomingMessage, 'headers'>;

/** Returns the language of a request: the one chosen on the device, else the browser's first known one, else English. */
export function languageOf(request: Asking): Language {
  const chosen = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  const [first] = new Negotiator(request).languages([...LANGUAGES]);
  return isLanguage(first) ? first : LANGUAGES[0];
}

const readers = new WeakMap<Asking, Language>();

/** Sets the person of a request, so that it is answered in their language. */
export function setReader(request: Asking, { locale }: { locale: Language }): void {
  readers.set(request, locale);
}

export const isReaderKnown = (request: Asking): boolean => readers.has(request);

/** Returns the language of the answer: the person's if they are known by now, else the request's. */
export const readersLanguage = (request: Asking): Language => readers.get(request) ?? languageOf(request);
