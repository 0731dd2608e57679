/** What the server says of this language (words/languages.ts). */
export { builtInTemplates } from './built-in-templates.ts';
export { choreOfDay } from './calendar.ts';
export { catchingUp } from './catching-up.ts';
export { errors } from './errors.ts';
export { howToPayInLetter } from './how-to-pay-letters.ts';
export { linkPreview } from './invitation.ts';
export * as letters from './letters.ts';
export { howPaid, paymentColumns, paymentStates } from './my-data.ts';
export { notificationWords } from './notifications.ts';
export * as paymentLetters from './payment-letters.ts';
export { categories } from './payments.ts';
export { proofAnswers } from './proof-answers.ts';
export { proofFileProblems } from './proof-files.ts';
export { proofMessage, whyUnsure } from './proofs.ts';
export * as pushes from './pushes.ts';
export { sentEmail, writesVia } from './sent-email.ts';
export { spendingColumns } from './spending.ts';
export { formerHousemate } from './users.ts';
