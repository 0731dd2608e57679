import { write } from '#contract/procedure.ts';
import { Me } from '#contract/users.ts';

/**
 * docs/product/accounts.md 'Sending a picture'. A new picture comes as bytes, not as a call: `PUT /api/picture`, answered with `Me` or with
 * one of PICTURE_INVALID, PICTURE_TOO_LARGE, TOO_MANY_TRIES, BUSY, TOOK_TOO_LONG.
 */
export const pictures = {
  /**
   * Takes the reader's picture away and answers them without one; TOO_MANY_TRIES counts changes of it (docs/product/accounts.md 'Profile
   * pictures').
   */
  removePicture: write('user', [], 'TOO_MANY_TRIES').output(Me),
};
