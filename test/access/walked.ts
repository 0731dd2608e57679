import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach } from 'vitest';
import { buildAll, TRIED, type All } from '#test/access/home.ts';
import { keepState, type State } from '#test/access/state.ts';
import { setClock } from '#test/builders/boards.ts';
import type { TestApp } from '#test/running/app.ts';

/** A home and all that is around it, built before the tests of a file; each test begins with no tries counted, at the same time. */
export function walkedHome(app: TestApp) {
  let built: { all: All; state: Awaited<ReturnType<typeof keepState>>; kept: State };
  beforeAll(async () => {
    const all = await buildAll(app);
    const state = await keepState(app);
    built = { all, state, kept: await state.read() };
  });
  beforeEach(async () => {
    await built.state.forgetTries();
    setClock(app, TRIED);
  });
  return {
    get all() {
      return built.all;
    },
    /** What stood in the database once all was built. */
    get kept() {
      return built.kept;
    },
    read: () => built.state.read(),
    readHome: (homeId: string) => built.state.readHome(homeId),
    /** Puts back what changed since; answers what stood there. */
    putBack: async (): Promise<State> => {
      const now = await built.state.read();
      if (!isDeepStrictEqual(now, built.kept)) await built.state.restore(built.kept, now);
      return now;
    },
  };
}
