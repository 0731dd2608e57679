/** The optional emails, in groups: each is a switch on the profile. Emails about the account always go out. */
export const MAIL_GROUPS = ['swaps', 'payments', 'reminders', 'home', 'housemates'] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];
/** The emails that an email's link stops: its group, or the morning reminder, which comes by email only if it was switched on. */
export type StoppedMail = MailGroup | 'morning';
