/** Of whatever the database does not answer in time; each page has it, and no other sentence beside it. */
export const catchingUp = 'The server is catching up. Please try again in a moment.';
