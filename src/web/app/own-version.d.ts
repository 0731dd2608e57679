interface ImportMetaEnv {
  /** Serumah's own version: vite.config.ts takes it from package.json. */
  readonly OWN_VERSION: string;
  /** Another where the server's answers may have another form: what a device keeps in the old one is dropped. */
  readonly OWN_SHAPE: string;
  /** The language of its words: the web app is built once for each (docs/decisions/034-a-build-for-each-language.md). */
  readonly OWN_LANGUAGE: import('#domain/languages.ts').Language;
}
