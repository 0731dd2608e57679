import { listed } from './grammar.ts';

/** What the app says of itself: of the connection and of a new version (docs/product/everywhere.md 'When the connection is lost'). */
export const connectionWords = {
  offline: '你已离线。',
  offlineSince: (time: string) => `你已离线。以下是 ${time} 的内容。`,
  /** Not today. */
  offlineSinceDay: (day: string, time: string) => `你已离线。以下是${day} ${time} 的内容。`,
  /** A page or a part was asked for that has not been loaded yet. */
  offlineWaiting: '你已离线。恢复连接后会自动打开。',
  partOffline: '你已离线。恢复连接后会自动显示。',
  reconnecting: '正在重新连接…',
  serverFailed: '服务器出了点问题，请稍后再试。',
  /** A proxy, or the network, in place of the server. */
  notOurs: '途中有别的网页代替服务器作了回答，例如你的网络的登录页面。请刷新网页，并在那里登录。',
  tooMany: '请求一下子太多了。请等一分钟再试。',
  appFailed: '应用出了错。请刷新网页再试。',
  partMissing: '服务器上没有应用的这个部分。请刷新网页。',
  newVersion: '有新版本了',
  reload: '刷新',
};

/** Of whatever the database does not answer in time; each page has it, and no other sentence beside it. */
export const catchingUp = '服务器有点忙，请稍后再试。';

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

/** Over a form that was left before it was sent (docs/product/everywhere.md 'Drafts'). */
export const drafts = {
  left: (time: string) => `你在 ${time} 没填完就离开了。`,
  /** Not today. */
  leftOn: (day: string, time: string) => `你在${day} ${time} 没填完就离开了。`,
  goOn: '继续填写',
  discard: '放弃',
};
