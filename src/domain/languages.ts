/** The languages that a person can choose (docs/product/everywhere.md 'The languages'), as BCP 47 tags. The first is the default. */
export const LANGUAGES = ['en', 'ms', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name, the same in every list. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ms: 'Bahasa Melayu',
  zh: '简体中文',
};

/** Returns whether a text names one of the languages. */
export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);
