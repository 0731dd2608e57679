import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach } from 'vitest';
import { buildAll, TRIED, type All } from '#test/access/home.ts';
import { saveState, type State } from '#test/access/state.ts';
import { setClock } from '#test/builders/boards.ts';
import type { TestApp } from '#test/running/app.ts';

/** Builds a home and all callers before the tests of a file. Each test starts at the same time, without counted attempts. */
export function walkedHome(app: TestApp) {
  let built: { all: All; state: Awaited<ReturnType<typeof saveState>>; saved: State };
  beforeAll(async () => {
    const all = await buildAll(app);
    const state = await saveState(app);
    built = { all, state, saved: await state.read() };
  });
  beforeEach(async () => {
    await built.state.deleteAttempts();
    setClock(app, TRIED);
  });
  return {
    get all() {
      return built.all;
    },
    /** The contents of the database after building. */
    get saved() {
      return built.saved;
    },
    read: () => built.state.read(),
    readHome: (homeId: string) => built.state.readHome(homeId),
    /** Restores the built state. Returns the contents from before. */
    putBack: async (): Promise<State> => {
      const now = await built.state.read();
      if (!isDeepStrictEqual(now, built.saved)) await built.state.restore(built.saved, now);
      return now;
    },
  };
}
