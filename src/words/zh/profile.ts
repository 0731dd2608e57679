import { spaced } from './spaced.ts';

export const profileTitle = '个人资料';
export const signedOut = '请登录后再查看个人资料。';
export const goToLogin = '前往登录';

// its groups of rows, and what the rows show at the right
export const meGroup = '我';
export const devicesGroup = '通知和设备';
export const securityGroup = '安全和账号';
/** Titles of rows whose windows have their other words in files of their own. */
export const rowTitles = { away: '外出', notifications: '通知和电邮', twoStep: '两步登录', data: '我的数据' };
export const deviceCount = (count: number) => `${count} 台设备`;
export const passwordUnset = '未设置';
export const onValue = '已开启';
export const offValue = '已关闭';
/** Payment details that nobody sees until their owner confirms them. */
export const setAsideValue = '请核对';

// who
export const edit = '编辑个人资料';
/** What shows of it on phones. */
export const editShort = '编辑';
export const namePlaceholder = '输入显示名称';
export const save = '保存更改';
export const cancel = '取消';
export const updated = '个人资料已更新！';
export const updateFailed = '未能更新个人资料，请再试一次。';
export const confirmed = '已确认';
export const notConfirmed = '还没确认';
export const notConfirmedHint = '请打开我们发给你的电邮里的链接。';
/** Where none was sent, or its 7 days are over. */
export const noLinkHint = '还没有可用的链接发给你。请选“重新发送”。如果今天的电邮已用完，请明天再试。';
export const sendAgain = '重新发送';

// another address
export const changeEmail = '更改电邮地址';

// sessions
export const sessionsTitle = '已登录的设备';
export const loadingSessions = '正在加载已登录的设备…';
export const sessionsFailed = '未能加载这份列表。';
/** 'Windows 上的 Chrome', from what is known of the two. */
export const deviceName = (browser?: string, system?: string) =>
  browser && system ? `${system} 上的 ${browser}` : (browser ?? system ?? '未知设备');
export const thisDevice = '此设备';
/** '上次使用：昨天' */
export const lastUsed = (day: string) => `上次使用：${day}`;
export const signOut = '退出登录';
export const signOutOf = (device: string) => `退出登录：${device}`;
export const signOutOthers = '退出其他所有设备';
export const signedOutOf = (device: string) => spaced`${device}已退出登录。`;
export const signedOutOthers = '其他设备都已退出登录。';
export const signOutFailed = '未能让那台设备退出登录，请再试一次。';

// account
export const password = '密码';
export const passwordHint = '更改密码后，你的其他设备会退出登录。';
export const passwordMissing = '你用 Google 登录。设置密码后，不用 Google 也能登录。';
export const change = '更改';
export const currentPassword = '当前密码';
export const passwordChanged = '密码已更改。你的其他设备已退出登录。';
export const passwordSet = '密码已设置，现在可以用它登录。';
export const passwordFailed = '未能更改密码，请再试一次。';
export const deleteTitle = '删除账号';

// deletion
export const deleteText = '删除后无法恢复。别人看到的不再是你的名字，而是“前室友”。';
/** After what is open (words/homes.ts 'openAmounts'). */
export const deleteAmounts = (amounts: string) =>
  `${amounts}账号删除后，不会再有付款提醒，还没有人付款的收款请求也会删除。`;
export const deleteAmountsUnknown = '还没有人付款的收款请求会删除。你欠别人的、别人欠你的，都不会再有提醒。';
/** Above the homes that stand in the way, each a link. */
export const handOverFirst = (homes: number) =>
  `你是 ${homes} 个家的管理员，那里还有其他成员。请先移交管理员身份或把家删除，再回来。`;
export const keepAccount = '保留账号';
export const deleting = '正在删除…';
export const deleted = '你的账号已删除。';
export const deleteFailed = '未能删除账号，请再试一次。';

/** Profile pictures (docs/product/accounts.md 'Profile pictures'). */
export const pictureProblems = {
  PICTURE_INVALID: '请选择有效的图片文件',
  PICTURE_TOO_LARGE: '图片必须小于 5 MB',
};
export const uploadFailed = '未能上传头像';
export const nobodyFound = '你还没登录';

export const changePicture = '更换头像';
export const removePicture = '移除头像';
export const pictureHint = '最大 5 MB';
/** Continues the hint where there is a mouse. */
export const orDrop = '，也可以拖放到这里';
export const dropNow = '松开鼠标即可';
export const chosen = '新头像，还没保存';
export const removed = '保存后会移除';
export const sendingPicture = '正在发送图片';
export const cut = '连接中断。我们会继续尝试，最多 10 分钟，请不要关闭这一页。';

export const changeEmailText = '我们会发一个链接到新电邮地址。打开链接并确认后，电邮地址才会更改。';
export const newEmail = '新电邮地址';
export const sendEmailLink = '发送链接';
/** The same whether or not somebody else has the new address. */
export const emailAsked = (email: string, old: string) =>
  `如果 ${email} 没有被其他账号使用，你会在那里收到一个链接。请在 24 小时内，用你已登录的浏览器打开。在那之前，你的电邮地址仍是 ${old}。`;
export const changeEmailFailed = '电邮发送失败。请再试一次。';
export const emailUnchanged = '这就是你现在的电邮地址。';

/** The profile's card: Serumah among the apps of the device. */
export const installTitle = '安装 Serumah';
export const installHint = '有自己的图标，没有网络也能打开';
export const installInstalled = 'Serumah 已安装，可在应用列表中找到。';
/** On an iPhone or iPad, where the browser offers nothing by itself; what is in quotes is what stands there. */
export const installOnApple = '在浏览器中点“分享”，再点“添加到主屏幕”。';
export const installInsecure = '这需要安全连接：请用 https 开头的地址打开 Serumah。';
