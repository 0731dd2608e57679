/** The profile's card of names that receipts may bear. */
export const title = 'Names on receipts';
export const hint = 'You said that these are you. A receipt that was paid to one of them fits.';
export const since = (day: string) => `Since ${day}`;
export const forget = 'Forget';
export const forgetName = (name: string) => `Forget: ${name}`;
export const forgotten = (name: string) => `Receipts to ${name} are asked about again.`;
export const failed = 'Failed to forget the name. Please try again.';
