export const forgotTitle = '忘记密码';
export const forgotText = '请输入电邮地址，我们会发一个链接给你设置新密码。';
export const sendLink = '发送链接';
export const sentTitle = '请查收电邮';
/** The address stands between the two. */
export const sentBefore = '如果';
export const sentAfter = '注册过账号，我们已把链接发过去。链接只能用一次，一小时内有效。';
export const nothingThere = '没收到？请看看垃圾邮件，或者';
export const tryAnother = '换一个电邮地址';
