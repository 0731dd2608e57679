export const secondStepTitle = 'Two-step sign-in';
export const codeText = 'Enter the code your authenticator app shows for Serumah.';
export const codeField = {
  label: 'Code',
  recoveryLabel: 'Recovery code',
  recoveryHint: 'One of the codes you saved. Each works once.',
  toRecovery: 'Use a recovery code',
  toApp: 'Use the code from the app',
};
export const codeMissing = 'Please enter a code';
export const goOn = 'Continue';
export const checkingCode = 'Checking the code...';
