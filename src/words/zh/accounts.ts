import {
  DISPLAY_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  displayNameProblem,
  isEmail,
  passwordProblem,
} from '#domain/users.ts';

/**
 * What is wrong with a field of an account, by the code that the domain's predicates and the server name it with (docs/product/accounts.md
 * 'Names and passwords').
 */
export const accountProblems = {
  FIELDS_MISSING: '请填妥所有资料',
  PASSWORD_TOO_SHORT: '密码至少要有 6 个字符',
  PASSWORD_TOO_LONG: `密码最多 ${PASSWORD_MAX} 个字符`,
  EMAIL_INVALID: '请输入正确的电邮地址',
  DISPLAY_NAME_MISSING: '请填写显示名称',
  DISPLAY_NAME_TOO_SHORT: '显示名称至少要有 2 个字符',
  DISPLAY_NAME_RESERVED: 'Serumah 自己使用这个名称，请用你自己的名字。',
  DISPLAY_NAME_TOO_LONG: `显示名称最多 ${DISPLAY_NAME_MAX} 个字符`,
  NAME_TAKEN: '你家里已经有人用这个名字。请加一个字，方便大家分辨。',
} as const;

/** What is wrong with an address, a name or a password as it was typed; undefined where nothing is. */
export const emailMessage = (typed: string) => (isEmail(typed) ? undefined : accountProblems.EMAIL_INVALID);
export const displayNameMessage = (typed: string) => {
  const problem = displayNameProblem(typed);
  return problem && accountProblems[problem];
};
export const passwordMessage = (typed: string) => {
  const problem = passwordProblem(typed);
  return problem && accountProblems[problem];
};
export const passwordsDiffer = '两次输入的密码不一样';
export const nobodySignedIn = '你还没登录';

// beside the card
export const headline = '家务和费用，一起公平分担。';
export const subline = '要做什么、轮到谁、谁还欠多少，大家一看就知道。';
export const sampleChore = { icon: '🧹', title: '扫地', text: '陈伟杰', badge: '已完成' };
export const sampleCost = { icon: '💡', title: 'RM 59.60', text: '电费', badge: '已付' };

// fields
export const emailLabel = '电邮地址';
export const passwordLabel = '密码';
export const newPasswordLabel = '新密码';
export const displayNameLabel = '显示名称';
export const showPassword = '显示密码';
export const hidePassword = '隐藏密码';
export const newPassword = {
  confirmLabel: '再次输入密码',
  hint: `至少 ${PASSWORD_MIN} 个字符`,
  showLabel: showPassword,
  hideLabel: hidePassword,
};

// /login
export const loginTitle = '欢迎回来';
export const signIn = '登录';
export const signingIn = '正在登录…';
export const forgottenPassword = '忘记密码？';
export const newHere = '还没有账号？';
export const createOne = '注册账号';
export const loggedIn = '登录成功！';
export const nameNeeded = '请先填写你的个人资料！';
export const loginFailed = '登录失败';
export const googleLoginFailed = '未能用 Google 登录';

// /register
export const registerTitle = '注册账号';
export const createAccount = '注册';
export const creatingAccount = '正在注册…';
export const haveOne = '已经有账号？';
export const accountCreated = '注册成功！';
export const registerFailed = '注册失败';
export const googleRegisterFailed = '未能用 Google 注册';
export const onlyInvited = '注册新账号需要邀请链接。请先向室友要一个，打开后再注册。';

// Google
export const or = '或';
export const withGoogle = '使用 Google 继续';
export const connectingToGoogle = '正在连接 Google…';
export const googleNotSetUp = '这个服务器没有设置 Google 登录。';
export const googleClosed = (failed: string) => `${failed}：窗口已关闭。请再试一次。`;
export const googleBlocked = (failed: string) =>
  `${failed}：弹出窗口被拦截。请允许本网站弹出窗口，再试一次。`;
export const googleNotJoined = '这个电邮地址设有密码，请用密码登录；确认电邮地址后，也能用 Google 登录。';
export const googleAddressKept = '这个电邮地址已经注册过账号。';
export const invitationNeeded = '注册新账号需要邀请链接。请向室友要一个。';

// /complete-profile
export const completeTitle = '怎么称呼你？';
export const completeText = '室友会在家务和费用中看到这个名字。';
export const nameMissing = '请输入显示名称';
export const changeLater = '以后可以在个人资料中更改显示名称。';
export const previewChore = { icon: '🪴', title: '浇花' };
export const previewName = '你的名字';
export const goOn = '继续';
export const saving = '正在保存…';
export const signedInAs = '当前账号';
/** After what stands in a sentence and is no word of ours, or a button. */
export const fullStop = '。';
export const profileCompleted = '个人资料已填好！';
export const completeFailed = '未能更新个人资料';

// /forgot-password
export const sending = '正在发送…';
export const sendFailed = '电邮发送失败。请再试一次。';
export const backToSignIn = '返回登录';

// /reset-password
export const resetTitle = '设置新密码';
export const resetText = '你的其他设备会退出登录。';
export const savePassword = '保存密码';
export const passwordChanged = '密码已更改，你已登录。';
export const resetFailed = '未能更改密码，请再试一次。';
export const checkingLink = '正在检查链接…';
export const expiredTitle = '链接已过期';
export const expiredText = '每个链接只能用一次，一小时内有效。';
export const sendNewLink = '发送新链接';
export const checkFailedTitle = '未能检查这个链接';
export const checkFailed = '服务器没有回应。请再试一次。';

// letters about an address
export const confirmingEmail = '正在确认…';
export const unconfirmedTitle = '这个链接已失效';
export const sentAgain = (email: string) => `新电邮已发到 ${email}。`;

export const forgotTitle = '忘记密码';
export const forgotText = '请输入电邮地址，我们会发一个链接给你设置新密码。';
export const sendLink = '发送链接';
export const sentTitle = '请查收电邮';
/** The address stands between the two. */
export const sentBefore = '如果';
export const sentAfter = '注册过账号，我们已把链接发过去。链接只能用一次，一小时内有效。';
export const nothingThere = '没收到？请看看垃圾邮件，或者';
export const tryAnother = '换一个电邮地址';

export const confirmTitle = '这是你的电邮地址吗？';
export const confirmText = (email: string) => `请确认 ${email} 是你的电邮地址。`;
export const confirmSignedOut = (email: string) => `请先登录，再确认 ${email} 是你的电邮地址。`;
export const confirmAsOther = (email: string, other: string) =>
  `这个链接是给 ${email} 的，但你登录的是 ${other}。`;
export const confirmEmail = '确认电邮地址';
export const confirmedTitle = '电邮地址已确认';
export const confirmedText = (email: string, google: boolean) =>
  `谢谢，${email} 已确认。${google ? '你现在也能用 Google 登录。' : '可以放心使用了。'}`;
export const expiredSignedIn = '确认链接 7 天内有效。我们可以发一个新的给你。';
export const expiredSignedOut = '确认链接 7 天内有效。请登录，在个人资料页索取新的链接。';
export const expiredNotNeeded = '你的电邮地址已经确认过了。';
export const confirmFailedTitle = '未能确认你的电邮地址';
export const confirmFailed = '电邮地址确认失败。请再试一次。';

// /change-email
export const newEmailTitle = '这是你的新电邮地址吗？';
export const newEmailText = (email: string, old: string) =>
  `你的电邮地址会从 ${old} 改为 ${email}。你的其他设备会退出登录。`;
export const newEmailSignedOut = '请用现在的电邮地址登录，再确认新电邮地址。';
export const newEmailAsOther = (other: string) => `这个链接是给另一个账号的，但你登录的是 ${other}。`;
export const confirmNewEmail = '确认新电邮地址';
export const newEmailDone = '电邮地址已更改';
export const newEmailDoneText = (email: string) => `以后请用 ${email} 登录。`;
export const newEmailExpired =
  '确认新电邮地址的链接 24 小时内有效，电邮地址一旦更改也会失效。你可以在个人资料页索取新的链接。';
export const newEmailFailed = '未能更改电邮地址，请再试一次。';

// /keep-email
export const keepTitle = '不是你本人操作？';
export const keepText =
  '如果是别人改了你的电邮地址，或开启了两步登录，请取回你的账号。取回后，更改会撤销，所有设备都会退出登录，你可以设置新密码。';
export const keepEmail = '取回我的账号';
export const keeping = '正在取回…';
export const keptTitle = '账号已取回';
export const keptText = (email: string) =>
  `你的电邮地址已恢复为 ${email}，所有设备都已退出登录。我们已发一个链接到那里，让你设置新密码。`;
export const keepExpired = '链接只能用一次，更改后 7 天内有效。';
export const keepFailed = '未能取回账号，请再试一次。';

/** Below a new password that others would soon guess; it is taken all the same. */
export const guessablePasswords = {
  COMMON_PASSWORD: '很多人都用这个密码，容易被猜到。用几个自己想的词会更安全。',
  OWN_NAME: '这个密码几乎就是别人知道的名字，容易被猜到。用几个自己想的词会更安全。',
} as const;

/** What was set aside as an owner took an account back (docs/product/accounts.md 'What an owner gets back'). */
export const setAside = {
  title: '为了安全，以下内容已停用',
  text: '这些可能是别人设置的，所以不再自动生效：',
  paymentDetails: '你的收款资料：在你到个人资料的“怎样付钱给我”里确认之前，室友看不到。',
  payeeNames: (count: number) =>
    `收据上的 ${count} 个名字：不再算作你的名字。下次付给这个名字的收据会再问你。`,
  repeating: (count: number) => `${count} 个定期请求已暂停。可以在“定期收款”里恢复。`,
  mail: '关掉的邮件已重新开启。可以在个人资料里选择。',
  home: '最近加入的家不再是当前的家。可以在“你的家”里切换。',
};

/** What was set longer ago, so that it stays (docs/product/accounts.md 'Still set'). */
export const stillSet = {
  title: '仍然有效：这些是你的吗？',
  text: '这些是更早以前设置的，所以保留。不认识的请移除：',
  paymentDetails: (ending: string) =>
    ending === ''
      ? '你的收款资料：二维码。请看个人资料的“怎样付钱给我”。'
      : `你的收款资料，尾号 ${ending}。请看个人资料的“怎样付钱给我”。`,
  payeeNames: '收据上算作你的名字。请看个人资料。',
  repeating: '定期收款。请看 Pay My Money Back 的“定期收款”。',
  mail: '有些电邮已关掉。请看个人资料的“通知和电邮”。',
};
