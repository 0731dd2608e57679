/** The languages that a person can choose (docs/product/everywhere.md 'The languages'), as BCP 47 names them. The first is for whoever asks for none of them. */
export const LANGUAGES = ['en', 'ms', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** As each calls itself, in whatever language it is listed. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ms: 'Bahasa Melayu',
  zh: '简体中文',
};

/** Whether a text names one of the languages. */
export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);
