import type { MailGroup } from '#domain/mail-groups.ts';

/** Which letters somebody gets: the profile's card, and the page that the stop link of a letter opens. */
export const title = '邮件';
export const hint = '选择 Serumah 可以寄给你的邮件';
export const always = '关于账号的邮件，以及被移出家的通知，一定会寄给你。';
export const failed = '未能更改邮件设置，请再试一次。';

type Choice = { title: string; hint: string; stopped: string };
export const groups: Record<MailGroup, Choice> = {
  swaps: {
    title: '交换请求和回复',
    hint: '有人想和你交换家务，或回复你的请求时',
    stopped: 'Serumah 不会再寄交换请求和回复的邮件给你。',
  },
  payments: {
    title: '收款请求和回复',
    hint: '室友向你收款，或还钱给你时',
    stopped: 'Serumah 不会再寄收款请求和回复的邮件给你。你在应用里还是看得到，付款提醒也会照常寄出。',
  },
  reminders: {
    title: '付款提醒',
    hint: '收款请求中你的份额还没付时',
    stopped: 'Serumah 不会再寄付款提醒给你。',
  },
  home: {
    title: '有人加入你的家',
    hint: '有新室友加入时',
    stopped: '有人加入你的家时，Serumah 不会再寄邮件给你。',
  },
  housemates: {
    title: '室友的来信',
    hint: '室友通过 Serumah 写给你的邮件',
    stopped: 'Serumah 不会再把室友写的邮件寄给你。',
  },
};

// /unsubscribe
/** Of an address that somebody else may have registered with. */
export const all = {
  stopTitle: '停止所有邮件？',
  stopText: '有人用你的邮箱注册了账号。停止后，Serumah 不会再寄任何邮件到这个邮箱。',
  stop: '停止所有邮件',
  stoppedTitle: '所有邮件已停止',
  stopped: 'Serumah 不会再寄任何邮件到这个邮箱。',
  allow: '重新接收邮件',
  allowedTitle: '已恢复接收邮件',
  allowed: 'Serumah 又可以寄邮件到这个邮箱了。',
  allowFailed: '未能恢复接收邮件，请再试一次。',
};

export const stopTitle = '停止这类邮件？';
export const stopText = '你不会再收到这一类邮件。关于账号的邮件仍会寄给你。';
export const stop = '停止这类邮件';
export const stopping = '正在停止…';
export const stoppedTitle = '这类邮件已停止';
export const stoppedHint = '你可以在个人资料页重新开启。';
export const goToProfile = '前往个人资料';
export const invalidTitle = '这个链接无效';
export const invalidHint = '你也可以在个人资料页关闭各类邮件。';
export const failedTitle = '未能停止这类邮件';
export const noAnswer = '服务器没有回应。请再试一次。';
