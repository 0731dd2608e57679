import type { ProofFileProblem } from '#domain/files.ts';

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
