/**
 * Where files are kept. Names are ours alone, like 'pictures/<user>/<id>-64.webp', never a person's; which there are the database
 * knows. A `signal` that aborts ends the waiting between tries, and that for a file that is read.
 */
export type FileStore = {
  /** Whole or not at all. */
  put(name: string, bytes: Uint8Array, type: string, signal?: AbortSignal): Promise<void>;
  get(name: string, signal?: AbortSignal): Promise<Uint8Array | undefined>;
  /** What is gone already is no failure. */
  remove(name: string, signal?: AbortSignal): Promise<void>;
  /** Whether there is nothing in it. */
  isEmpty(): Promise<boolean>;
};
