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
