interface ImportMetaEnv {
  /** Serumah's own version: vite.config.ts takes it from package.json. */
  readonly OWN_VERSION: string;
}
