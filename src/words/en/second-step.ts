export const secondStepTitle = 'Two-step sign-in';
export const codeText = 'Enter the code that your authenticator app shows for Serumah.';
export const codeField = {
  label: 'Code',
  recoveryLabel: 'Recovery code',
  recoveryHint: 'One of those that you kept. Each works once.',
  toRecovery: 'Use a recovery code',
  toApp: 'Use the code of the app',
};
export const codeMissing = 'Please enter a code';
export const goOn = 'Continue';
export const checkingCode = 'Checking the code...';
