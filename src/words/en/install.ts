/** The profile's card: Serumah among the apps of the device. */
export const title = 'Install Serumah';
export const hint = 'With an icon of its own, and it opens without a connection';
export const installed = "Serumah is installed. You'll find it among your apps.";
/** On an iPhone or iPad, where the browser offers nothing by itself; what is in quotes is what stands there. */
export const onApple = 'Tap Share in your browser, then “Add to Home Screen”.';
export const insecure = 'This needs a secure connection: open Serumah at an address that begins with https.';
