/**
 * The most of a picture that is opened, whatever it is for: the longest side in pixels; pixels of one that can be made smaller while it
 * is opened, as a camera's JPEG; and pixels of every other one, which is opened whole.
 */
export const OPENED_MAX = { side: 30_000, pixels: 64e6, pixelsWhole: 16e6 } as const;

/** The largest profile picture, in bytes (docs/product/limits.md 'Profile picture'). */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** The sides in pixels of the two squares that are kept of a profile picture. */
export const PICTURE_SIDES = { large: 256, small: 64 } as const;

/** The largest proof of payment, in bytes (docs/product/limits.md 'Size and kind of receipts'). */
export const PROOF_MAX_BYTES = 10 * 1024 * 1024;

/**
 * How much room the proofs of one home have, in bytes (docs/product/limits.md 'Files of one home'). Profile pictures are their people's,
 * not a home's.
 */
export const HOME_FILES_MAX_BYTES = 200 * 1024 * 1024;

/** The kinds of files that can be a proof of payment (docs/product/limits.md 'Size and kind of receipts'). */
export const PROOF_MIME_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
] as const;
export type ProofMimeType = (typeof PROOF_MIME_TYPES)[number];

/** What of a proof is opened at all: the longest side of a picture, in pixels, and the pages of a PDF. */
export const PROOF_LIMITS = { sideMin: 200, pdfPages: 10 } as const;

/**
 * The picture of a proof that people are shown, in pixels: its longest side. A tall one, as of several screens joined, may be longer,
 * so that it is not narrower than what can be read.
 */
export const PROOF_PREVIEW = { side: 1600, readableWidth: 720, tallMax: 4000 } as const;

/** Why a file could not be checked, whatever it shows: the closed list. */
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

/** Everything in a name that file systems, headers or shells may misread; a point between two digits stays, as in an amount. */
const NOT_IN_FILE_NAMES = /(?:[^\p{L}\p{M}\p{N}.]|(?<!\d)\.|\.(?!\d))+/gu;

/** Returns the name of a file to keep, made of what tells it from others of its kind: letters and digits, joined by dashes. */
export const fileNameOf = (parts: readonly (string | undefined)[], extension: string): string =>
  parts
    .map((part = '') => part.replaceAll(NOT_IN_FILE_NAMES, '-').replaceAll(/^-|-$/g, ''))
    .filter(Boolean)
    .join('-') + extension;
