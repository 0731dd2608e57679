import type { pictures } from '#contract/pictures.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { changePicture } from '#server/people/pictures/keeping.ts';
import { readMe } from '#server/platform/members/me.ts';

/** Every call of contract/pictures.ts; a new picture comes by requests.ts. */
export const pictureHandlers: Handlers<typeof pictures> = {
  async removePicture({ tx, user, now, emit, deps, address }) {
    await deps.limits.count('picture', user.userId, address);
    const changing = { tx, queue: deps.queue, now, emit };
    const changed = await changePicture(changing, { userId: user.userId, pictureId: null });
    if (!changed) throw refusal('UNAUTHENTICATED');
    return readMe(tx, user.userId);
  },
};
