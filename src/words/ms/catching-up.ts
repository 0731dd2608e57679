/** Of whatever the database does not answer in time; each page has it, and no other sentence beside it. */
export const catchingUp = 'Pelayan agak perlahan sekarang. Sila cuba sebentar lagi.';
