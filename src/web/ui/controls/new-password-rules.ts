type Typed = { password: string; confirm: string };

/** The rules of the two fields. In this order: first whether they match, and the first message is the toast's. */
export const newPasswordRules = (differ: string, wrong: (typed: string) => string | undefined) => ({
  confirm: (typed: string, { password }: Typed) => (typed === password ? undefined : differ),
  password: wrong,
});
