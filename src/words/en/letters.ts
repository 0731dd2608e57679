/** Who writes: the name beside the mark, and in From. */
export const sender = 'Serumah';

export const buttonNotWorking = 'Button not working? Open this address:';

/** `name` is left out where it should not be repeated to a stranger. */
export const confirmAddress = (name: string | undefined, email: string) => ({
  subject: 'Confirm your email for Serumah',
  preview: 'One click, and you can always get back into your account.',
  lead: name ? `Welcome, ${name}.` : 'Welcome.',
  big: 'Is this your email?',
  text: [`Please confirm ${email}, so that you can reset your password and sign in with Google.`],
  button: 'Confirm email',
  after: 'The link works for 7 days. You can use Serumah meanwhile.',
  why: 'You get this letter because somebody made an account with this address. If it was not you, ignore it.',
});

export const resetPassword = (email: string) => ({
  subject: 'Choose a new password for Serumah',
  preview: 'The link works once, for one hour.',
  lead: 'Somebody asked for a new password for',
  big: email,
  text: [
    'If it was you, choose it here. The link works once, for one hour. Your other devices will be signed out.',
  ],
  button: 'Choose a new password',
  after: 'Not you? Ignore this letter; your password stays as it is.',
  why: 'You get this letter because the address above has an account.',
});

/** Without a name where it could be taken for a link. */
export const joinedHome = (joiner = 'Somebody', home: string) => ({
  subject: `${joiner} joined your home`,
  preview: `${joiner} is a member of ${home} now.`,
  lead: `${joiner} joined your home`,
  big: home,
  text: [`${joiner} sees the board from now on, and chores can be theirs too.`],
  button: 'Open Home Management',
  after: 'Somebody you do not know? The administrator can remove them there.',
  why: `You get this letter because you live in ${home}.`,
});

export const mailWritten = (file: string) => `Mail was written to ${file}`;
