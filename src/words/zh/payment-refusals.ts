import { HOME_FILES_MAX_BYTES } from '#domain/files.ts';

const MB = 1024 * 1024;

/** What the server alone refuses, each by its code. */
export const paymentRefusals = {
  SAME_NAME: '比你早加入的成员和你同名。请先到个人资料改名，再来收款。',
  NAME_NEEDED: '请先到个人资料取一个自己的名字，再来收款。',
  DEBTOR_ONESELF: '不能向自己收款，请只选其他人。',
  PAYMENT_NOT_FOUND: '找不到这个收款请求',
  PAYMENT_PAID: '已经有人付款，这个收款请求不能删除。',
  PAYMENT_OPEN: '这笔份额还没付。',
  PAYMENT_SETTLED: '这笔份额已经付了。',
  PAYMENT_TOLD: '现在已不能撤销。你可以请收款人把你的份额改回未付。',
  PROOF_WAITS: '有收据在等你回复。请先回复，再删除收款请求。',
  PROOF_IN_REVIEW: '你的收据正在核对。要标为已付，请先撤回收据。',
  PROOF_ANSWERED: '这份收据已经回复过了。',
  PROOF_GONE: '这份收据已不再保存，请重新上传。',
  // The proof page looks for the first word.
  UNAUTHORIZED_LINK: 'unauthorized：链接无效或已过期，请打开最新的电邮。',
  REQUEST_DELETED: 'unauthorized：这个收款请求已删除，你不用再付。',
  REQUESTER_GONE: '收款人已删除账号，你不用再付。',
  PROOF_TOO_MANY_TRIES: '尝试次数太多，请过一阵子再试。',
  HOME_FILES_FULL: `这个家存放收据的 ${HOME_FILES_MAX_BYTES / MB} MB 已满。请上传较小的文件，或选择“标为已付”。`,
  PROOFS_BUSY: '现在有很多收据在核实，请过一分钟再试。',
};
