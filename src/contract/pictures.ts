import { write } from '#contract/procedure.ts';
import { Me } from '#contract/users.ts';

/**
 * docs/product/accounts.md 'Sending a picture'. A new picture comes as bytes, not as a call: `PUT /api/picture`, answered with `Me` or with
 * one of PICTURE_INVALID, PICTURE_TOO_LARGE, TOO_MANY_TRIES, BUSY, TOOK_TOO_LONG.
 */
export const pictures = {
  removePicture: write('user', [], 'TOO_MANY_TRIES').output(Me),
};
