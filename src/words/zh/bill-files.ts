import { HOME_FILES_MAX_BYTES, PROOF_LIMITS, type ProofFileProblem } from '#domain/files.ts';

/** Each by its code. */
export const billProblems = {
  BILLS_FULL: `这个家存放收据和账单的 ${HOME_FILES_MAX_BYTES / 1024 / 1024} MB 已满。请选择较小的文件。`,
  BILL_UNREADABLE: '无法显示这个文件。请选择另一张账单照片或 PDF。',
};

/** What whoever attaches a bill hears where the file cannot be shown. */
export const billFileProblems: Record<Exclude<ProofFileProblem, 'type' | 'size' | 'busy'>, string> = {
  huge: '图片太大。请选择较小的图片。',
  small: '图片太小，看不清楚。请选择较大的图片。',
  damaged: '文件已损坏或不完整。请重新保存，或发送截图。',
  blank: '文件看起来是空白的。请选择账单。',
  locked: '这个 PDF 有密码保护。请选择没有密码的 PDF 或照片。',
  pages: `这个 PDF 超过 ${PROOF_LIMITS.pdfPages} 页。请只选择账单的页面。`,
  slow: '打开这个文件花了太久。请选择较简单的照片或 PDF。',
};
