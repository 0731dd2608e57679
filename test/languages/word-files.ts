import type { Language } from '#domain/languages.ts';
import type { Translation } from '../../src/words/translation.ts';

type English = typeof import('../../src/words/en/all.ts');

/** The files of each language. A file, a name or a value that one of them lacks does not compile. */
export const wordFiles: Record<Language, () => Promise<Translation<English>>> = {
  en: () => import('../../src/words/en/all.ts'),
  ms: () => import('../../src/words/ms/all.ts'),
  zh: () => import('../../src/words/zh/all.ts'),
};
