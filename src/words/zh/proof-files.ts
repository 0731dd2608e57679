import type { ProofFileProblem } from '#domain/files.ts';

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
