/** The profile's card: what somebody is told, by mail and on this device. The kinds stand in mail-choices.ts. */
export const title = '通知和电邮';
export const hint = '选择要接收哪些消息，在哪里接收';

export const here = '在此设备上接收通知';
export const hereHint = '交换、收款和新室友，一有消息就通知你';
/** Why they cannot be switched on here. */
export const whyNot = {
  insecure: '这需要安全连接：请用 https 开头的地址打开 Serumah。',
  ios: '在 iPhone 或 iPad 上，请先把 Serumah 添加到主屏幕，再从那里打开。',
  unsupported: '这个浏览器不能显示通知。',
  denied: '这个浏览器阻止了 Serumah 的通知，请在浏览器设置中允许。',
};
export const notReady = 'Serumah 还没准备好。请刷新网页，再试一次。';
export const dismissed = '浏览器问你是否允许通知，你没有选择允许。';
export const unreachable = '这个浏览器连接不上通知服务。请稍后再试。';
export const loadFailed = '未能检查此设备的通知';
export const switchFailed = '未能更改此设备上的通知，请再试一次。';

export const morning = '早晨提醒';
export const morningHint = '有家务要做的日子，每天提醒一次';
export const at = '时间';

/** The same as a row of the table. */
export const chores = { title: '每天早上的家务提醒', hint: '列出你当天的家务' };

export const kind = '类别';
export const email = '电邮';
export const device = '此设备';
/** The name of a box of the table. */
export const box = (kindTitle: string, column: string) => `${kindTitle}：${column}`;
/** Described by this while the column is off. */
export const offHere = '此设备上的通知已关闭';
