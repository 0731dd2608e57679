import { spaced } from './spaced.ts';

/** Above how to pay somebody, and on what opens it. */
export const howToPayTitle = (name: string) => spaced`怎样付钱给${name}`;
