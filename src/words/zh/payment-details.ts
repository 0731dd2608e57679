import { ACCOUNT_NAME_MAX, MALAYSIAN_BANKS, type BankId } from '#domain/payment-details.ts';
import { spaced } from './spaced.ts';

export const title = '怎样付钱给我';
export const hint = '只有欠你钱的室友能看到。';
export const loading = '正在加载你的收款资料';
export const loadFailed = '未能加载你的收款资料。';
/** The way to the details while there are none. */
export const add = '添加收款资料';
export const addHint = '每个收款请求都会附上你的 DuitNow QR';
/** The question after the first request. */
export const asked = '他们怎样付钱给你？';
export const askedText = '请求已发出，但他们还看不到怎样付钱给你。';
export const askedOnce = '只有欠你钱的室友能看到。我们只问这一次，以后可以在个人资料中添加。';
export const notNow = '暂时不用';
export const back = '返回';
export const yourQr = '你的 DuitNow QR';
export const yourQrHint = 'MAE、TNG 或任何银行应用里“收款”画面的截图。我们会为每个人填入金额。';
export const typeAccount = '输入银行账号';
export const typeAccountHint = '银行、账号和户名';
export const typeDuitNowId = '输入 DuitNow ID';
export const typeDuitNowIdHint = '手机或身份证号码';

const otherBank = '其他';
/** A bank's own name; of another there is none. */
export const bankName = (bank: BankId) => (bank === 'other' ? otherBank : MALAYSIAN_BANKS[bank]);
export const bank = '银行';
export const noBank = '请选择你的银行或电子钱包';
export const accountNumber = '银行账号';
export const accountName = '户名';
export const accountNameHint = '与银行记录一致。收据上写这个名字，也算付给你。';
export const duitNowId = 'DuitNow ID';
export const duitNowIdExample = '手机、身份证或护照号码';

export const qr = 'DuitNow QR';
export const ownQr = '我的 DuitNow QR';
export const qrHint = '你的银行或电子钱包收款二维码的图片。';
export const choosePicture = '选择图片';
export const change = '更换';
export const remove = '移除';
export const reading = '正在读取二维码…';
export const notRead = '未能发送图片，请再试一次。';
export const removed = 'DuitNow QR 已移除';
/** What a code says of itself. */
export const readOf = (name: string | undefined, issuer: string | undefined) =>
  `已读取：${[name, issuer].filter(Boolean).join('，') || '一个 DuitNow 二维码'}。`;
export const fillsIn = '每份金额会自动填入。';
export const sealed = '它受防改保护，无法填入金额，由室友自己输入。';
export const notSaved = '尚未保存。';

export const whyProve = '为防盗用，我们会再次要求输入密码，每次更改都会发电邮通知你。';
export const whyGoogle = '为防盗用，我们会要求你再次用 Google 登录，每次更改都会发电邮通知你。';
export const save = '保存收款资料';
export const setAside = '室友看不到这些资料：设置时，别人可能进入过你的账号。';
export const areMine = '这些是我的';
export const saved = '收款资料已保存';
export const unchanged = '没有任何更改。';
export const failed = '未能保存你的收款资料，请再试一次。';
export const proveText = '更改这些资料的人会收到钱。请再次证明是你本人。';

export const detailsProblems = {
  ACCOUNT_NUMBER_INVALID: '银行账号有 5 到 20 位数字，中间可以有空格和短横。',
  ACCOUNT_NAME_TOO_LONG: `户名最多 ${ACCOUNT_NAME_MAX} 个字符。`,
  DUITNOW_ID_INVALID: 'DuitNow ID 是手机、身份证、护照或商业登记号码。',
  PAYMENT_CODE_MISSING: '图片里没有找到二维码。请换一张更清晰、完整的图片。',
  PAYMENT_CODE_SEVERAL: '图片里有几个二维码。请裁剪到只留一个。',
  PAYMENT_CODE_OTHER: '这不是 DuitNow QR。请使用你的银行的收款二维码。',
  PAYMENT_CODE_DAMAGED: '这个二维码不完整或被改过。请从银行应用重新保存。',
  PAYMENT_CODE_CURRENCY: '这个二维码不是令吉的。',
  PAYMENT_CODE_ONCE: '这个二维码只能用来付一次款。请使用不含金额的收款二维码。',
  PAYMENT_CODE_FEES: '这个二维码会加收手续费或小费。请使用你自己的，不要用商家的。',
  PAYMENT_CODE_AMOUNT: '这个二维码带有固定金额。请使用不含金额的收款二维码。',
  PASSWORD_NEEDED: '请输入你的密码。',
};

/** The profile's card of names that receipts may bear. */
export const payeeNamesTitle = '收据上的名字';
export const payeeNamesHint = '你说过这些名字是你的。付给这些名字的收据，都算付给你。';
export const payeeNamesLoadFailed = '未能加载这些名字。';
export const payeeNamesSince = (day: string) => `${day}起`;
export const payeeNamesForget = '移除';
export const payeeNamesForgetName = (name: string) => `移除：${name}`;
export const payeeNamesForgotten = (name: string) => spaced`以后有付给${name}的收据，我们会再问你。`;
export const payeeNamesFailed = '未能移除这个名字，请再试一次。';
