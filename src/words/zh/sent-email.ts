import { spaced } from './spaced.ts';

/** In From: a letter's address is ours, its words are theirs. */
export const writesVia = (writer: string) => `${writer}（通过 Serumah）`;

/** What stands around the letter that a housemate wrote; without a name where it could be taken for a link. */
export const sentEmail = (writer: string | undefined, subject: string) => ({
  subject,
  preview: spaced`${writer ?? '一位室友'}写信给你。`,
  lead: spaced`${writer ?? '一位室友'}写信给你`,
  big: subject,
  button: '打开 Serumah',
  after: spaced`请不要直接回复这封电邮，${writer ?? '对方'}收不到。`,
  why: spaced`你收到这封电邮，是因为你和${writer ?? '对方'}住在同一个家。`,
});

/** To whoever wrote it, where it waits for its reader to confirm their address. */
export const letterHeld = '对方还没有确认电邮地址。7 天内确认后，你的电邮才会发出。请也用别的方式告诉对方。';
