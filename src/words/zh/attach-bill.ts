import { PROOF_MAX_BYTES } from '#domain/files.ts';

/** The bill that a requester attaches (docs/product/money.md 'Changing the bill'). */
export const attachBill = {
  file: '账单（选填）',
  fileHere: '账单',
  hint: `照片或 PDF，最大 ${PROOF_MAX_BYTES / 1024 / 1024} MB。要付款的人都能打开。`,
  choose: '选择文件',
  other: '选择其他文件',
  takeOut: (file: string) => `取出 ${file}`,
  submit: '附上',
  replace: '更换账单',
  remove: '移除账单',
  missing: '请选择账单的照片或 PDF',
  isThere: '已附上账单。选择别的文件会取代它。',
  kept: '保留到所有人付款后 90 天。',
  attached: '账单已附上。',
  failed: '未能附上账单，请再试一次。',
  unreadable: '无法再读取这个文件，请重新选择。',
  removed: '账单已移除。',
  removeFailed: '未能移除账单，请再试一次。',
};
