import type { MailGroup } from '#domain/mail-groups.ts';

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

/** Which letters somebody gets: the profile's card, and the page that the stop link of a letter opens. */
export const always = '有关账号的电邮，以及你被移出某个家的通知，一定会发给你。';
export const failed = '未能更改电邮设置，请再试一次。';

type Choice = { title: string; hint: string; stopped: string };
export const groups: Record<MailGroup, Choice> = {
  swaps: {
    title: '交换请求和回复',
    hint: '有人想和你交换家务，或回复你的请求时',
    stopped: 'Serumah 不会再发有关交换请求和回复的电邮给你。',
  },
  payments: {
    title: '收款请求和回复',
    hint: '室友向你收款，或还钱给你时',
    stopped: 'Serumah 不会再发有关收款请求和回复的电邮给你。你在应用里还是看得到，付款提醒也会照常发出。',
  },
  reminders: {
    title: '付款提醒',
    hint: '收款请求中你的份额还没付时',
    stopped: 'Serumah 不会再用电邮发付款提醒给你。',
  },
  home: {
    title: '有人加入你的家',
    hint: '有新室友加入时',
    stopped: '有人加入你的家时，Serumah 不会再发电邮给你。',
  },
  housemates: {
    title: '室友的来信',
    hint: '室友写给你的电邮；在此设备上还有他们对逾期家务的提醒',
    stopped: 'Serumah 不会再把室友写的电邮发给你。',
  },
};

// /unsubscribe
/** Of the morning reminder, which no group has. */
export const morningStopped = 'Serumah 不会再用电邮发早晨提醒给你。';
/** Of an address that somebody else may have registered with. */
export const all = {
  stopTitle: '停止所有电邮？',
  stopText: '有人用你的电邮地址注册了账号。停止后，Serumah 不会再发任何电邮到这个地址。',
  stop: '停止所有电邮',
  stoppedTitle: '所有电邮已停止',
  stopped: 'Serumah 不会再发任何电邮到这个地址。',
  allow: '重新接收电邮',
  allowedTitle: '已恢复接收电邮',
  allowed: 'Serumah 又可以发电邮到这个地址了。',
  allowFailed: '未能恢复接收电邮，请再试一次。',
};

export const stopTitle = '停止这类电邮？';
export const stopText = '你不会再收到这一类电邮。有关账号的电邮仍会发给你。';
export const stop = '停止这类电邮';
export const stopping = '正在停止…';
export const stoppedTitle = '这类电邮已停止';
export const stoppedHint = '你可以在个人资料页重新开启。';
export const goToProfile = '前往个人资料';
export const invalidTitle = '这个链接无效';
export const invalidHint = '你也可以在个人资料页关闭各类电邮。';
export const failedTitle = '未能停止这类电邮';
export const noAnswer = '服务器没有回应。请再试一次。';
