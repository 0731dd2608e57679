/** The dialog that asks who it is (docs/product/accounts.md 'What takes proof'). */
export const title = '是你本人吗？';
export const forOthers = '此操作无法撤销，而且会影响室友。请再次证明是你本人。';
export const payeeName = '以后付给这个名字的收据，都算付给你。请再次证明是你本人。';

/** To a person without a password: beside the button that signs in with Google, and once they did. */
export const whenNeeded = '如果你登录已有一段时间，需要再次用 Google 登录。';
export const thanks = '谢谢，现在可以继续了。';
