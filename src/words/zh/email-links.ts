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
