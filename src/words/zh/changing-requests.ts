import { formatAmount, type Sen } from '#domain/money.ts';

/** Why a request could not be changed, each by its code. */
export const changeProblems = {
  PAYMENT_CHANGED: '这个收款请求已经更改。请重新看一看，再决定。',
  CHANGE_PAID: '已经有人付款，金额和人不能更改。',
  CHANGE_WAITS: '有收据在等你回复。请先回复，再更改金额。',
  CHANGE_PROOF: '你移除的人已上传过收据。你可以改为免除这份份额。',
};

/** The window in which a requester changes a request (docs/product/money.md 'Changing a request'). */
export const changing = {
  title: '更改收款请求',
  close: '关闭',
  cancel: '取消',
  save: '保存更改',
  told: '份额有变的人会收到通知；账单有变时，还没付的人会收到通知。',
  CHANGE_PAID: (total: Sen) => `已经有人付款或获得免除，${formatAmount(total)} 和付款的人不能更改。`,
  CHANGE_WAITS: (total: Sen) => `有收据在等你回复。回复之前，${formatAmount(total)} 和付款的人不能更改。`,
  /** It was changed elsewhere since the window opened. */
  meanwhile: '这个收款请求已在别的窗口更改。你填写的内容还在，但不能保存。',
  startAgain: '显示最新内容',
  done: '收款请求已更改。',
  failed: '未能更改收款请求，请再试一次。',
};
