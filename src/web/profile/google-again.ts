import type { ComponentType } from 'react';

/** Signing in with Google once more, for whoever has no password; the page brings it. `onDone` runs if it was the same person. */
export type GoogleAgain = ComponentType<{ onDone: () => void }>;
