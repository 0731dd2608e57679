/** Below a new password that others would soon guess; it is taken all the same. */
export const guessablePasswords = {
  COMMON_PASSWORD:
    'Ramai orang menggunakan kata laluan ini, jadi mudah diteka. Beberapa perkataan pilihan sendiri lebih selamat.',
  OWN_NAME:
    'Kata laluan ini hampir sama dengan nama yang diketahui orang, jadi mudah diteka. Beberapa perkataan pilihan sendiri lebih selamat.',
} as const;
