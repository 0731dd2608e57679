export const twoStepTitle = 'Two-step sign-in';

export const off =
  "After your password, you'll be asked for a code from an app on your phone, so your password alone isn't enough to get in.";
export const on = (codesLeft: number) =>
  codesLeft === 1
    ? 'On: signing in asks for a code from your authenticator app. You have 1 recovery code left.'
    : `On: signing in asks for a code from your authenticator app. You have ${codesLeft} recovery codes left.`;
export const setUp = 'Set up';
export const newCodes = 'New recovery codes';
export const turnOff = 'Turn off';
