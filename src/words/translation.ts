/** The words of a language beside the English ones: the same keys and the same parameters, other sentences. */
export type Translation<Word> = Word extends (...values: infer Values) => infer Said
  ? (...values: Values) => Translation<Said>
  : Word extends string
    ? string
    : Word extends readonly unknown[]
      ? { readonly [Index in keyof Word]: Translation<Word[Index]> }
      : Word extends object
        ? { readonly [Key in keyof Word]: Translation<Word[Key]> }
        : Word;
