import { formatAmount, type Sen } from '#domain/money.ts';
import { spaced } from './spaced.ts';

export const payeeDetails = {
  added: (day: string) => spaced`收款资料在${day}添加。`,
  changed: (day: string, name: string) => spaced`收款资料在${day}更改过。不确定？付钱前请先问${name}。`,
  accountNumber: '银行账号',
  duitNowId: 'DuitNow ID',
  copy: '复制',
  copyAccountNumber: '复制银行账号',
  copyDuitNowId: '复制 DuitNow ID',
  accountNumberCopied: '银行账号已复制',
  duitNowIdCopied: 'DuitNow ID 已复制',
  qr: 'DuitNow QR',
  qrFor: (amount: Sen) => `${formatAmount(amount)} 的 DuitNow 二维码`,
  amountIsIn: (amount: Sen) => `已填入 ${formatAmount(amount)}。保存后在银行应用中打开。`,
  /** Of a code that cannot be filled in. */
  typeIt: (share: Sen) => `里面没有金额。请在银行应用中输入 ${formatAmount(share)}。`,
  scan: '用银行应用扫一扫',
  saveQr: '保存二维码',
  saveFailed: '未能保存二维码。',
  copyFailed: '复制失败',
  copyByHand: '请选中号码，手动复制。',
  loading: '正在加载付款方式',
  loadFailed: '未能加载付款方式。',
  none: (name: string) => spaced`${name}还没填写收款方式，请直接问对方。`,
};

/** Above how to pay somebody, and on what opens it. */
export const payeeDetailsTitle = (name: string) => spaced`怎样付钱给${name}`;
/** In place of payment details, for whoever has only the letter to an address that nobody has confirmed. */
export const signInToPay = '登录查看付款方式';
