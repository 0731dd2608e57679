/** Where files are kept, by names of ours that the database knows. A `signal` that aborts ends the pause between tries, and a read. */
export type FileStore = {
  /** Whole or not at all. */
  put(name: string, bytes: Uint8Array, type: string, signal?: AbortSignal): Promise<void>;
  get(name: string, signal?: AbortSignal): Promise<Uint8Array | undefined>;
  /** Removing a file twice is no failure. */
  remove(name: string, signal?: AbortSignal): Promise<void>;
  isEmpty(): Promise<boolean>;
};
