/** The letters that a person can do without, in groups: each is a switch on the profile. What concerns the account always goes out. */
export const MAIL_GROUPS = ['swaps', 'payments', 'reminders', 'home', 'housemates'] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];
/** What a letter's link stops: its group, or the morning reminder, which comes by mail only where somebody asked for it. */
export type StoppedMail = MailGroup | 'morning';
