export const twoStepTitle = '两步登录';

export const off = '输入密码后，还要输入手机应用中的验证码。就算别人知道你的密码，也进不了你的账号。';
export const on = (codesLeft: number) =>
  `已开启：登录时要输入验证器应用中的验证码。你还剩 ${codesLeft} 个恢复码。`;
export const setUp = '开始设置';
export const newCodes = '更换恢复码';
export const turnOff = '关闭';
