import { formatAmount, type Sen } from '#domain/money.ts';
import { spaced } from './spaced.ts';

/** What whoever uploads a receipt hears where it is not read. */
export const proofAnswers = {
  paid: '这笔份额已经付了，不用再做什么。',
  gone: '收款人已删除账号，没有人能核对收据。你可以到 Pay My Money Back 把份额标为已付。',
  letGo: (requester: string) => spaced`${requester}已免除这笔份额，不用再付。`,
  inReview: (requester: string) => spaced`${requester}已经在核对你的收据。`,
  changed: (amount: Sen) =>
    `核对收据时，你的份额改成了 ${formatAmount(amount)}，所以这张收据没有计算。请看清金额，再上传收据。`,
  asked: (requester: string) => spaced`我们已请${requester}核对，你不用再上传。`,
};
