export const changeEmailText = '我们会发一个链接到新电邮地址。打开链接并确认后，电邮地址才会更改。';
export const newEmail = '新电邮地址';
export const sendEmailLink = '发送链接';
/** The same whether or not somebody else has the new address. */
export const emailAsked = (email: string, old: string) =>
  `如果 ${email} 没有被其他账号使用，你会在那里收到一个链接。请在 24 小时内，用你已登录的浏览器打开。在那之前，你的电邮地址仍是 ${old}。`;
export const changeEmailFailed = '电邮发送失败。请再试一次。';
export const emailUnchanged = '这就是你现在的电邮地址。';
