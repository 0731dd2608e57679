/** The profile's card of names that receipts may bear. */
export const title = 'Names on receipts';
export const hint = 'You said these names are yours. Receipts paid to them count as paid to you.';
export const loadFailed = 'These names could not be loaded.';
export const since = (day: string) => `Since ${day}`;
export const forget = 'Forget';
export const forgetName = (name: string) => `Forget: ${name}`;
export const forgotten = (name: string) => `We'll ask you about receipts to ${name} again.`;
export const failed = 'Failed to forget the name. Please try again.';
