/** What few cards need, in one piece: loaded once one does. */
export { ChangeSheet } from '#web/payments/ChangeSheet.tsx';
export { DeleteQuestion } from '#web/payments/DeleteQuestion.tsx';
export { LetGoQuestion } from '#web/payments/LetGoQuestion.tsx';
export { OwnReview } from '#web/payments/OwnReview.tsx';
export { ProofCheck } from '#web/payments/ProofCheck.tsx';
export { ReopenQuestion } from '#web/payments/ReopenQuestion.tsx';
export { SettlingNote } from '#web/payments/SettlingNote.tsx';
