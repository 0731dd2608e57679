/** What few cards need, in one piece: loaded once one does. */
export { DeleteQuestion } from '#web/payments/DeleteQuestion.tsx';
export { OwnReview } from '#web/payments/OwnReview.tsx';
export { ProofCheck } from '#web/payments/ProofCheck.tsx';
