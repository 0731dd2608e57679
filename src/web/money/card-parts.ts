/** What few cards need, in one piece: loaded once one does. */
export { ChangeSheet } from '#web/money/ChangeSheet.tsx';
export { DeleteQuestion } from '#web/money/DeleteQuestion.tsx';
export { LetGoQuestion } from '#web/money/LetGoQuestion.tsx';
export { OwnReview } from '#web/money/OwnReview.tsx';
export { ProofCheck } from '#web/money/ProofCheck.tsx';
export { ReopenQuestion } from '#web/money/ReopenQuestion.tsx';
export { SettlingNote } from '#web/money/SettlingNote.tsx';
