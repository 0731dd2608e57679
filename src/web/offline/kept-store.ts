import { createStore } from 'idb-keyval';

/** What this browser keeps for the time without a connection. */
export const keptStore = createStore('serumah', 'kept');

/** What was done and not sent yet. */
export const ACTS_KEY = 'acts';
