import { HOME_FILES_MAX_BYTES, PROOF_LIMITS, type ProofFileProblem } from '#domain/files.ts';

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
