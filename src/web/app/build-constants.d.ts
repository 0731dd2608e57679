interface ImportMetaEnv {
  /** The version in package.json, set by vite.config.ts. */
  readonly APP_VERSION: string;
  /**
   * Changes when the form of the server's answers may have changed. A device then drops the answers that it stored in
   * the old form.
   */
  readonly ANSWERS_HASH: string;
  /**
   * The language of this build: the web app is built once per language
   * (docs/decisions/034-a-build-for-each-language.md).
   */
  readonly PAGE_LANGUAGE: import('#domain/languages.ts').Language;
}
