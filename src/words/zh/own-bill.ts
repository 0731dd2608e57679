/** What stands on a request of one's own about its bill. */
export const ownBill = {
  attach: '附上账单',
  change: '更换账单',
  sending: '正在附上账单…',
  cut: '没有连接。恢复连接后会立即发送账单。',
};
