import { write } from '#contract/procedure.ts';
import { Me } from '#contract/users.ts';

/**
 * Manages profile pictures (docs/product/accounts.md 'Profile pictures'). A new picture comes as bytes, not as a call: `PUT /api/picture`,
 * answered with `Me` or with one of PICTURE_INVALID, PICTURE_TOO_LARGE, TOO_MANY_TRIES, BUSY, TOOK_TOO_LONG.
 */
export const pictures = {
  /**
   * Removes the reader's picture and returns them without it. TOO_MANY_TRIES counts changes of it (docs/product/accounts.md 'Profile
   * pictures').
   */
  removePicture: write('user', [], 'TOO_MANY_TRIES').output(Me),
};
