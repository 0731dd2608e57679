/** Below a new password that others would soon guess; it is taken all the same. */
export const guessablePasswords = {
  COMMON_PASSWORD:
    'This is one of the most common passwords, so others guess it soon. A few words of your own are safer.',
  OWN_NAME: 'This is little more than a name that others know. A few words of your own are safer.',
} as const;
