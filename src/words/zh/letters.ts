import type { Day } from '#domain/days.ts';
import type { StoppedMail } from '#domain/mail-groups.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { plainDate, shortDate, weekdayShort } from './days.ts';
import { openThere } from './notifications.ts';
import { weekDone } from './pushes.ts';
import { spaced } from './spaced.ts';

/** Who writes: the name beside the mark, and in From. */
export const sender = 'Serumah';

export const buttonNotWorking = '按钮没反应？请打开这个网址：';

/** What stands before a fact or an address, in a letter's plain text. */
export const labelled = (label: string) => `${label}：`;

const whyAccount = '你收到这封电邮，是因为上面的电邮地址注册了 Serumah 账号。';
const whyHome = (home: string) => spaced`你收到这封电邮，是因为你住在${home}。`;

/** `name` is left out where it should not be repeated to a stranger. */
export const confirmAddress = (name: string | undefined, email: string) => ({
  subject: '请确认你的 Serumah 电邮地址',
  preview: '只需点一下，以后就不怕进不了账号。',
  lead: name ? spaced`欢迎你，${name}。` : '欢迎你。',
  big: '这是你的电邮地址吗？',
  text: [`请确认 ${email}，这样你就能重设密码，也能用 Google 登录。`],
  button: '确认电邮地址',
  after: '链接 7 天内有效。还没确认，也可以先使用 Serumah。',
  why: '你收到这封电邮，是因为有人用这个电邮地址注册了账号。如果不是你，请忽略这封电邮。',
});

export const resetPassword = (email: string) => ({
  subject: '设置新的 Serumah 密码',
  preview: '链接只能用一次，一小时内有效。',
  lead: '有人想为这个账号设置新密码：',
  big: email,
  text: ['如果是你，请在这里设置。链接只能用一次，一小时内有效。你的其他设备会退出登录。'],
  button: '设置新密码',
  after: '不是你？请忽略这封电邮，你的密码不会改变。',
  why: whyAccount,
});

/** To the new address, which may be a stranger's. */
export const changeEmail = (email: string) => ({
  subject: '请确认你的新 Serumah 电邮地址',
  preview: '链接 24 小时内有效。',
  lead: '这是你的新电邮地址吗？',
  big: email,
  text: ['有人想把 Serumah 账号的电邮地址改为这个。如果是你，请用已登录的浏览器在这里确认。'],
  button: '确认新电邮地址',
  after: '链接 24 小时内有效。不是你？请忽略这封电邮，什么都不会改变。',
  why: '你收到这封电邮，是因为有人填了这个地址作为新的电邮地址。',
});

/** To the old address. */
export const emailChanged = (email: string) => ({
  subject: '你的 Serumah 账号已更改电邮地址',
  preview: '不是你本人操作？7 天内可以取回账号。',
  lead: '你的账号已改用另一个电邮地址，不再使用：',
  big: email,
  text: [
    '如果是你本人操作，不用再做什么。',
    '如果不是，请在这里取回账号。电邮地址会改回这个，所有设备都会退出登录，你可以设置新密码。',
  ],
  button: '不是我操作的',
  after: '链接 7 天内有效。',
  why: '你收到这封电邮，是因为上面的电邮地址之前注册了 Serumah 账号。',
});

/** To an old address that nobody had confirmed: it may never have been theirs. */
export const emailMoved = (email: string) => ({
  subject: '这个电邮地址不再有 Serumah 账号',
  preview: '你不用做任何事。',
  lead: '原来的账号已改用另一个电邮地址，不再使用：',
  big: email,
  text: ['你不用做任何事。那个账号的电邮不会再发到这里。'],
  button: '打开 Serumah',
  why: '你收到这封电邮，是因为有人曾用这个电邮地址注册账号。',
});

/** The link takes the account back, as after a change of its address. */
export const twoStepSwitchedOn = (email: string) => ({
  subject: '两步登录已开启',
  preview: '不是你本人操作？7 天内可以取回账号。',
  lead: '从现在起，登录以下账号时，除了密码，还要输入应用中的验证码：',
  big: email,
  text: [
    '如果是你本人操作，不用再做什么。',
    '如果不是，请在这里取回账号。两步登录会关闭，所有设备都会退出登录，你可以设置新密码。',
  ],
  button: '不是我操作的',
  after: '链接 7 天内有效。',
  why: whyAccount,
});

const toOwner = (email: string, { subject, lead }: { subject: string; lead: string }) => ({
  subject,
  preview: '不是你本人操作？请设置新密码。',
  lead,
  big: email,
  text: ['如果是你本人操作，不用再做什么。', '如果不是，请马上设置新密码。其他设备都会退出登录。'],
  button: '设置新密码',
  after: '打开链接后请先输入电邮地址，我们会再发一个链接给你。',
  why: whyAccount,
});

/** What opens the account has changed. */
export const accountChanged = {
  password: (email: string) =>
    toOwner(email, {
      subject: '你的 Serumah 密码已更改',
      lead: '这个账号有了新密码：',
    }),
  'two-step-off': (email: string) =>
    toOwner(email, {
      subject: '两步登录已关闭',
      lead: '从现在起，只要密码就能登录以下账号：',
    }),
  'recovery-codes': (email: string) =>
    toOwner(email, {
      subject: '新的恢复码已生成',
      lead: '这个账号的旧恢复码已失效：',
    }),
  'payment-details': (email: string) => ({
    ...toOwner(email, {
      subject: '你的收款资料已更改',
      lead: '以下账号的收款方式已更改：',
    }),
    text: [
      '从现在起，欠你钱的室友会看到新的资料和更改日期。',
      '如果是你本人操作，不用再做什么。',
      '如果不是，请马上设置新密码，然后在个人资料里改正“怎样付钱给我”。其他设备都会退出登录。',
    ],
  }),
  'payment-details-added': (email: string) => ({
    ...toOwner(email, {
      subject: '你的收款资料已添加',
      lead: '以下账号添加了收款方式：',
    }),
    text: [
      '从现在起，欠你钱的室友会看到这些资料。',
      '如果是你本人操作，不用再做什么。',
      '如果不是，请马上设置新密码，然后在个人资料里改正“怎样付钱给我”。其他设备都会退出登录。',
    ],
  }),
  'payee-name': (email: string) => ({
    ...toOwner(email, {
      subject: '收据上的一个名字现在算作你的名字',
      lead: '以下账号把付给另一个名字的收据算作付给你：',
    }),
    text: [
      '有人在一张收据上勾选了“这是我的名字”。从现在起，付给这个名字的收据会结清室友欠你的钱。',
      '如果是你本人操作，不用再做什么。',
      '如果不是，请马上设置新密码，然后在个人资料的“收据上的名字”里忘记这个名字。其他设备都会退出登录。',
    ],
  }),
  'taken-back': (email: string) => ({
    ...toOwner(email, {
      subject: '你已取回账号',
      lead: '以下账号的所有设备都已退出登录：',
    }),
    text: [
      '另一封邮件里有设置新密码的链接。如果不是你本人操作，也请设置新密码。',
      '如果你是某个家的管理员，请生成新的邀请链接：旧链接可能已被别人知道。',
    ],
  }),
};

/** Without a name where it could be taken for a link. */
export const joinedHome = (joiner = '新室友', home: string) => ({
  subject: spaced`${joiner}加入了你的家`,
  preview: spaced`${joiner}现在是${home}的成员。`,
  lead: spaced`${joiner}加入了你的家`,
  big: home,
  text: [spaced`从现在起，${joiner}可以看到家务表，也可以分到家务。`],
  button: '打开“我的家”',
  after: '不认识这个人？管理员可以在那里移除对方。',
  why: whyHome(home),
});

type Chore = { name: string; minutes: number | undefined; dueDate: Day };
type Swap = { chore: Chore; inReturn: Chore | undefined; home: string };

const dayName = (day: Day) => `${shortDate(day)} ${weekdayShort(day)}`;
const choreOnDay = ({ name, dueDate }: Chore) => `${name}（${dayName(dueDate)}）`;
const dueLine = ({ dueDate, minutes }: Chore) =>
  minutes === undefined ? `${dayName(dueDate)}应完成` : `${dayName(dueDate)}应完成 · 约 ${minutes} 分钟`;
const askedForSwap = (home: string) => spaced`你收到这封电邮，是因为你在${home}提出了这个交换。`;

// A name that could be taken for a link is left out here too.
export const swapRequested = ({
  requester = '一位室友',
  chore,
  inReturn,
  message,
  home,
  exchanges,
}: Swap & { requester: string | undefined; message: string | undefined; exchanges: boolean }) => ({
  subject: spaced`${requester}想和你交换：${choreOnDay(chore)}`,
  preview: message ?? dueLine(chore),
  lead: spaced`${requester}想和你交换家务。`,
  big: chore.name,
  under: dueLine(chore),
  quote: message,
  facts: [
    ['你接手', choreOnDay(chore)],
    ['作为交换', inReturn ? spaced`${requester}接手你的${choreOnDay(inReturn)}` : '没有，请你帮忙'],
  ] as const,
  button: '回复请求',
  after: exchanges
    ? '在你接受之前，家务不会变动。'
    : '这个家的家务不会自动换人做：如果你接受，请和对方自行安排。',
  why: whyHome(home),
});

/** The chores have moved. */
export const swapAccepted = ({
  target = '你的室友',
  chore,
  inReturn,
  home,
}: Swap & { target: string | undefined }) => ({
  subject: spaced`交换请求已被接受：${target}接手${choreOnDay(chore)}`,
  preview: inReturn ? '家务已经交换。' : '这项家务已经交给对方。',
  lead: spaced`${target}接受了你的交换请求。`,
  big: spaced`${chore.name}现在由${target}负责`,
  facts: [
    [spaced`${target}做`, choreOnDay(chore)],
    ['你做', inReturn ? choreOnDay(inReturn) : '不用做，对方帮忙'],
  ] as const,
  button: '查看家务表',
  why: askedForSwap(home),
});

/** Accepted where nothing moves by itself. */
export const swapAgreed = ({
  target = '你的室友',
  chore,
  inReturn,
  home,
}: Swap & { target: string | undefined }) => ({
  subject: `交换请求已被接受：${choreOnDay(chore)}`,
  preview: '请和对方自行安排。',
  lead: spaced`${target}接受了你的交换请求。`,
  big: chore.name,
  under: dueLine(chore),
  facts: [
    [spaced`${target}接手`, choreOnDay(chore)],
    ['作为交换', inReturn ? spaced`你接手对方的${choreOnDay(inReturn)}` : '没有'],
  ] as const,
  text: ['请和对方自行安排：这个家的家务不会自动换人做。'],
  button: '查看家务表',
  why: askedForSwap(home),
});

export const swapDeclined = ({
  target = '你的室友',
  chore,
  home,
}: Swap & { target: string | undefined }) => ({
  subject: `交换请求被拒绝：${choreOnDay(chore)}仍由你负责`,
  preview: '家务没有变动。你可以问问其他人。',
  lead: spaced`${target}拒绝了你的交换请求。`,
  big: spaced`${chore.name}仍由你负责`,
  under: dueLine(chore),
  text: ['家务没有变动。你可以问问其他人。'],
  button: '查看家务表',
  why: askedForSwap(home),
});

export const removedFromHome = (home: string) => ({
  subject: spaced`你已被移出${home}`,
  preview: '管理员可以允许你重新加入。',
  lead: '你已被移出',
  big: home,
  text: ['你在那里未完成的家务已分给其他人。你完成过的家务，会留在这个家的历史记录里。'],
  button: '打开“我的家”',
  after: '弄错了？管理员可以允许你重新加入。',
  why: spaced`你收到这封电邮，是因为你曾住在${home}。`,
});

type OpenThere = {
  home: string;
  sums: OpenAmounts;
  lines: readonly {
    other: string | undefined;
    isOwed: boolean;
    title: string;
    amount: Sen;
    askedOn: Day;
    inReview: boolean;
  }[];
  more: number;
};

export const homeDeleted = ({ home, sums, lines, more }: OpenThere) => ({
  subject: spaced`${home}已被删除，还有款项未付`,
  preview: openThere(sums),
  lead: '管理员删除了',
  big: home,
  under: openThere(sums),
  facts: lines.map(
    ({ other = '一位室友', isOwed, title, amount, askedOn, inReview }) =>
      [
        isOwed ? spaced`${other}欠你` : spaced`你欠${other}`,
        `${formatAmount(amount)}：${title}，${plainDate(askedOn)}提出${inReview ? '，有收据等待核对' : ''}`,
      ] as const,
  ),
  text: [
    ...(more > 0 ? [`还有另外 ${more} 笔。`] : []),
    'Serumah 不再有这些记录，请保留这封电邮，并和对方自行结清。',
  ],
  button: '打开“我的家”',
  why: spaced`你收到这封电邮，是因为你和${home}的其他人还有款项未付。`,
});

/** The link under a letter of a group. */
export const stopLetters: Record<StoppedMail | 'all', string> = {
  swaps: '不再接收有关交换的电邮',
  payments: '不再接收有关收款请求的电邮',
  reminders: '不再接收付款提醒',
  home: '不再接收有关你家的电邮',
  housemates: '不再接收室友的来信',
  morning: '不再用电邮接收早晨提醒',
  all: '不是你？停止所有电邮',
};

/** Names of chores; those of today first, and on Sundays what the home did. */
export const morningReminder = (
  today: readonly string[],
  overdue: readonly string[],
  week: Parameters<typeof weekDone>[0] | undefined,
) => {
  const late = overdue.length > 0 ? `逾期：${overdue.join('、')}` : '';
  const yours = today.length > 0 ? `今天轮到你：${today.join('、')}` : late;
  return {
    subject: yours,
    preview: today.length > 0 && late ? late : '做好后请标为完成。',
    lead: '早安',
    big: yours,
    under: today.length > 0 && late ? late : undefined,
    text: week ? [`${weekDone(week)}。`] : [],
    button: '打开家务表',
    why: '你收到这封电邮，是因为你选择了用电邮接收早晨提醒。',
  };
};

/** What a mail program hears that unsubscribed by one click. */
export const unsubscribed = '你不会再收到这类电邮。';
