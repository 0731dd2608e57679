import { type ProofFileProblem, HOME_FILES_MAX_BYTES, PROOF_LIMITS } from '#domain/files.ts';

/** What a page says of a file before it sends it. */
export const fileProblems = {
  empty: '这个文件是空的。请重新保存，或发送截图。',
  heic: '这是 HEIC 照片，无法读取。请发送它的截图，或 JPEG、PNG、GIF、WEBP、PDF 文件。',
};

/** Beside a picture that cannot be taken: what can be. */
export const pictureKinds =
  '请用不会动的 JPEG、PNG、WebP、GIF 或 AVIF，最大 5 MB。如果是 HEIC 等其他格式，请用它的截图。';

/** What whoever uploaded a file hears where it could not be checked at all. */
export const proofFileProblems: Record<ProofFileProblem, string> = {
  type: '请上传有效的图片（JPEG、PNG、GIF、WEBP）或 PDF 文件',
  size: '文件必须小于 10 MB',
  huge: '图片太大，无法核实。请改为上传截图。',
  small: '图片太小，看不清楚。请上传清晰的截图。',
  damaged: '文件已损坏或不完整。请重新保存，或发送截图。',
  blank: '文件看起来是空白的。请上传收据。',
  locked: '这个 PDF 有密码保护。请上传没有密码的 PDF 或截图。',
  pages: '这个 PDF 页数太多。请只上传收据那一页。',
  slow: '核实这个文件花了太久。请上传简单的截图或 PDF 收据。',
  busy: '现在有很多收据在核实，请过一分钟再试。',
};

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
