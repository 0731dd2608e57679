import { listed } from './lists.ts';

/** In a row whose act has not been sent yet (docs/product/board.md 'Completing without a connection'). */
export const waits = '恢复连接后发送';

/** What is said of acts that waited for a connection (docs/product/board.md 'Completing without a connection'). */
export const refused = {
  completeChore: (names: readonly string[]) => `未能标为已完成：${listed(names)}`,
  reopenChore: (names: readonly string[]) => `未能撤销：${listed(names)}`,
};

/** Any other act of the kind names its own reason: only the home itself is closed to somebody who has left. */
export const leftMeanwhile = '你已不住在这个家。';

export const signedOutBefore = '你已退出登录，离线时的操作未能发送。';
