/**
 * The largest picture that is opened, for any purpose: the longest side in pixels; the pixels of a picture that can be made smaller while
 * it is opened, such as a camera's JPEG; and the pixels of any other, which is opened whole.
 */
export const OPENED_MAX = { side: 30_000, pixels: 64e6, pixelsWhole: 16e6 } as const;

/** The largest profile picture, in bytes (docs/product/limits.md 'Files'). */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** The sides, in pixels, of the two squares that are stored of a profile picture. */
export const PICTURE_SIDES = { large: 256, small: 64 } as const;

/** The largest proof of payment, in bytes (docs/product/limits.md 'Files'). */
export const PROOF_MAX_BYTES = 10 * 1024 * 1024;

/**
 * The most bytes of all proofs of a home (docs/product/limits.md 'Files'). Profile pictures belong to people and do not count.
 */
export const HOME_FILES_MAX_BYTES = 200 * 1024 * 1024;

/** The kinds of files that can be a proof of payment (docs/product/limits.md 'Files'). */
export const PROOF_MIME_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
] as const;
export type ProofMimeType = (typeof PROOF_MIME_TYPES)[number];

/** Limits for opening a proof: the shortest allowed longest side of a picture, in pixels, and the pages of a PDF. */
export const PROOF_LIMITS = { sideMin: 200, pdfPages: 10 } as const;

/**
 * The longest side, in pixels, of a proof's picture as people see it. A tall one, such as joined screens, may be longer, so that it stays
 * wide enough to read.
 */
export const PROOF_PREVIEW = { side: 1600, readableWidth: 720, tallMax: 4000 } as const;

/** All reasons why a file could not be checked, whatever it shows. */
export const PROOF_FILE_PROBLEMS = [
  'type',
  'size',
  'huge',
  'small',
  'damaged',
  'blank',
  'locked',
  'pages',
  'slow',
  'busy',
] as const;
export type ProofFileProblem = (typeof PROOF_FILE_PROBLEMS)[number];

/** Everything in a name that file systems, headers or shells may misread. A point between two digits stays, as in an amount. */
const NOT_IN_FILE_NAMES = /(?:[^\p{L}\p{M}\p{N}.]|(?<!\d)\.|\.(?!\d))+/gu;

/** Returns the name of a downloaded file, from the parts that tell it from similar files: letters and digits, joined by dashes. */
export const fileNameOf = (parts: readonly (string | undefined)[], extension: string): string =>
  parts
    .map((part = '') => part.replaceAll(NOT_IN_FILE_NAMES, '-').replaceAll(/^-|-$/g, ''))
    .filter(Boolean)
    .join('-') + extension;
