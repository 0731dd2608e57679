/** What a page says of a file before it sends it. */
export const fileProblems = {
  empty: 'This file is empty. Please save it again, or send it as a screenshot.',
  heic: 'This is a HEIC photo, which cannot be read. Please send a screenshot of it, or a JPEG, PNG, GIF, WEBP or PDF file.',
};

/** Beside a picture that cannot be taken: what can be. */
export const pictureKinds =
  'A JPEG, PNG, WebP, GIF or AVIF that does not move, up to 5 MB. Is yours of another kind, such as HEIC? Use a screenshot of it.';
