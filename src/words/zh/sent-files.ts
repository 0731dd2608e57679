/** What a page says of a file before it sends it. */
export const fileProblems = {
  empty: '这个文件是空的。请重新保存，或发送截图。',
  heic: '这是 HEIC 照片，无法读取。请发送它的截图，或 JPEG、PNG、GIF、WEBP、PDF 文件。',
};

/** Beside a picture that cannot be taken: what can be. */
export const pictureKinds =
  '请用不会动的 JPEG、PNG、WebP、GIF 或 AVIF，最大 5 MB。如果是 HEIC 等其他格式，请用它的截图。';
