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
