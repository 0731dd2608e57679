/** Below a new password that others would soon guess; it is taken all the same. */
export const guessablePasswords = {
  COMMON_PASSWORD: '很多人都用这个密码，容易被猜到。用几个自己想的词会更安全。',
  OWN_NAME: '这个密码几乎就是别人知道的名字，容易被猜到。用几个自己想的词会更安全。',
} as const;
