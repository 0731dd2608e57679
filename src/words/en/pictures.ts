/** Profile pictures (docs/product/accounts.md 'Profile pictures'). */
export const pictureProblems = {
  PICTURE_INVALID: 'Please select a valid image file',
  PICTURE_TOO_LARGE: 'Image size must be less than 5MB',
};
export const uploadFailed = 'Failed to upload profile picture';
export const nobodyFound = 'No authenticated user found';

export const changePicture = 'Change picture';
export const removePicture = 'Remove picture';
export const pictureHint = 'Up to 5 MB';
/** Continues the hint where there is a mouse. */
export const orDrop = ', or drop it here';
export const dropNow = 'Drop your picture';
export const chosen = 'New picture, not saved yet';
export const removed = 'It will be removed when you save';
export const sendingPicture = 'Sending the picture';
export const cut =
  "The connection was lost. We'll keep trying for up to 10 minutes. Please keep this page open.";
