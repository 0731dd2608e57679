import { type ProofFileProblem, HOME_FILES_MAX_BYTES, PROOF_LIMITS } from '#domain/files.ts';

/** What a page says of a file before it sends it. */
export const fileProblems = {
  empty: 'This file is empty. Please save it again, or send it as a screenshot.',
  heic: 'This is a HEIC photo, which cannot be read. Please send a screenshot of it, or a JPEG, PNG, GIF, WEBP or PDF file.',
};

/** Beside a picture that cannot be taken: what can be. */
export const pictureKinds =
  'A JPEG, PNG, WebP, GIF or AVIF that does not move, up to 5 MB. Is yours of another kind, such as HEIC? Use a screenshot of it.';

/** What whoever uploaded a file hears where it could not be checked at all. */
export const proofFileProblems: Record<ProofFileProblem, string> = {
  type: 'Please upload a valid image (JPEG, PNG, GIF, WEBP) or PDF file',
  size: 'File size must be less than 10MB',
  huge: 'This picture is too large to check. Please upload a screenshot instead.',
  small: 'This picture is too small to read. Please upload a clear screenshot.',
  damaged: 'This file is damaged or incomplete. Please save it again, or send it as a screenshot.',
  blank: 'This file looks empty. Please upload the receipt.',
  locked: 'This PDF is protected with a password. Please upload an unlocked PDF or a screenshot.',
  pages: 'This PDF has too many pages. Please upload only the receipt page.',
  slow: 'This file took too long to check. Please upload a simple screenshot or PDF receipt.',
  busy: 'We are checking many receipts right now. Please try again in a minute.',
};

/** Each by its code. */
export const billProblems = {
  BILLS_FULL: `This home's ${HOME_FILES_MAX_BYTES / 1024 / 1024} MB for bills and receipts are full. Choose a smaller file.`,
  BILL_UNREADABLE: "This file can't be shown. Please choose another photo or PDF of the bill.",
};

/** What whoever attaches a bill hears where the file cannot be shown. */
export const billFileProblems: Record<Exclude<ProofFileProblem, 'type' | 'size' | 'busy'>, string> = {
  huge: 'This picture is too large. Please choose a smaller one.',
  small: 'This picture is too small to read. Please choose a larger one.',
  damaged: 'This file is damaged or incomplete. Please save it again, or send it as a screenshot.',
  blank: 'This file looks empty. Please choose the bill.',
  locked: 'This PDF is protected with a password. Please choose one without, or a photo.',
  pages: `This PDF has more than ${PROOF_LIMITS.pdfPages} pages. Please choose only the pages of the bill.`,
  slow: 'This file took too long to open. Please choose a simpler photo or PDF.',
};
