import type { Language } from '#domain/languages.ts';
import * as en from './en/server.ts';
import * as ms from './ms/server.ts';
import type { Translation } from './translation.ts';
import * as zh from './zh/server.ts';

/** What the server says, in whichever language. A page is built with one of them, and asks the files themselves. */
export type Words = Translation<typeof en>;

const WORDS: Record<Language, Words> = { en, ms, zh };

/** The words for a reader (docs/product/everywhere.md 'The languages'). */
export const wordsIn = (language: Language): Words => WORDS[language];
