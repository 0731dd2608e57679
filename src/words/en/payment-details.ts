import { ACCOUNT_NAME_MAX, MALAYSIAN_BANKS, type BankId } from '#domain/payment-details.ts';

export const title = 'How to pay me';
export const hint = 'Only housemates who owe you money see this.';
export const loading = 'Loading your payment details';
export const loadFailed = 'Your payment details could not be loaded.';
/** The way to the details while there are none. */
export const add = 'Add how to pay you';
export const addHint = 'Your DuitNow QR goes with every request';
/** The question after the first request. */
export const asked = 'How can they pay you?';
export const askedText = "Your request is sent. They can't see yet how to pay you.";
export const askedOnce =
  'Only housemates who owe you money see this. We ask only once: later you find it on your profile.';
export const notNow = 'Not now';
export const back = 'Back';
export const yourQr = 'Your DuitNow QR';
export const yourQrHint =
  'A screenshot of “receive money” in MAE, TNG or any bank. We fill in the amount for each person.';
export const typeAccount = 'Type an account number';
export const typeAccountHint = 'Bank, account number and name';
export const typeDuitNowId = 'Type a DuitNow ID';
export const typeDuitNowIdHint = 'Phone number or IC';

const otherBank = 'Other';
/** A bank's own name; of another there is none. */
export const bankName = (bank: BankId) => (bank === 'other' ? otherBank : MALAYSIAN_BANKS[bank]);
export const bank = 'Bank';
export const noBank = 'Choose your bank or wallet';
export const accountNumber = 'Account number';
export const accountName = 'Account name';
export const accountNameHint = 'As your bank writes it. Receipts in this name count as yours.';
export const duitNowId = 'DuitNow ID';
export const duitNowIdExample = 'Mobile, NRIC or passport number';

export const qr = 'DuitNow QR';
export const ownQr = 'My DuitNow QR';
export const qrHint = 'A picture of the QR code by which your bank or wallet receives money.';
export const choosePicture = 'Choose picture';
export const change = 'Change';
export const remove = 'Remove';
export const reading = 'Reading the QR code…';
export const notRead = 'The picture could not be sent. Please try again.';
export const removed = 'DuitNow QR removed';
/** What a code says of itself. */
export const readOf = (name: string | undefined, issuer: string | undefined) =>
  `Read: ${[name, issuer].filter(Boolean).join(', ') || 'a DuitNow QR'}.`;
export const fillsIn = 'Each share is filled in by itself.';
export const sealed = 'It is protected against changes, so no amount can be filled in: housemates type it.';
export const notSaved = 'Not saved yet.';

export const whyProve =
  'To keep thieves out we ask for your password once more, and email you about each change.';
export const whyGoogle =
  'To keep thieves out we ask you to sign in with Google once more, and email you about each change.';
export const save = 'Save payment details';
export const setAside =
  'Housemates do not see these. They were set while someone else may have been in your account.';
export const areMine = 'These are mine';
export const saved = 'Payment details saved';
export const unchanged = 'Nothing has changed.';
export const failed = 'Failed to save your payment details. Please try again.';
export const proveText = 'Whoever changes these receives the money. Please prove once more that it is you.';

export const detailsProblems = {
  ACCOUNT_NUMBER_INVALID: 'An account number has 5 to 20 digits. Spaces and dashes may stand between them.',
  ACCOUNT_NAME_TOO_LONG: `An account name can have at most ${ACCOUNT_NAME_MAX} characters.`,
  DUITNOW_ID_INVALID: 'A DuitNow ID is a mobile, NRIC, passport or business number.',
  PAYMENT_CODE_MISSING: 'No QR code found in this picture. Please try a sharper one with the whole code.',
  PAYMENT_CODE_SEVERAL: 'There are several QR codes in this picture. Please crop it to the right one.',
  PAYMENT_CODE_OTHER: 'This is not a DuitNow QR. Please use the one your bank shows to receive money.',
  PAYMENT_CODE_DAMAGED: "This QR code was cut or changed. Please save it from your bank's app again.",
  PAYMENT_CODE_CURRENCY: 'This QR code is for another currency than ringgit.',
  PAYMENT_CODE_ONCE: 'This QR code is for one payment. Please use the one without an amount.',
  PAYMENT_CODE_FEES: "This QR code adds a fee or a tip. Please use your own, not a shop's.",
  PAYMENT_CODE_AMOUNT: 'This QR code has a fixed amount. Please use the one without an amount.',
  PASSWORD_NEEDED: 'Please enter your password.',
};

/** The profile's card of names that receipts may bear. */
export const payeeNamesTitle = 'Names on receipts';
export const payeeNamesHint = 'You said these names are yours. Receipts paid to them count as paid to you.';
export const payeeNamesLoadFailed = 'These names could not be loaded.';
export const payeeNamesSince = (day: string) => `Since ${day}`;
export const payeeNamesForget = 'Forget';
export const payeeNamesForgetName = (name: string) => `Forget: ${name}`;
export const payeeNamesForgotten = (name: string) => `We'll ask you about receipts to ${name} again.`;
export const payeeNamesFailed = 'Failed to forget the name. Please try again.';
