/** Below a new password that others would soon guess; it is taken all the same. */
export const guessablePasswords = {
  COMMON_PASSWORD:
    "This is one of the most common passwords, so it's easy to guess. A few words of your own are safer.",
  OWN_NAME:
    "This is mostly a name that others know, so it's easy to guess. A few words of your own are safer.",
} as const;
