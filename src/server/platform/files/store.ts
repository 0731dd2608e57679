/** Stores files under names that the database knows. Aborting a `signal` ends the pause between attempts, and a read. */
export type FileStore = {
  /** Stores the whole file or nothing. */
  put(name: string, bytes: Uint8Array, type: string, signal?: AbortSignal): Promise<void>;
  get(name: string, signal?: AbortSignal): Promise<Uint8Array | undefined>;
  /** Removing a file twice is not an error. */
  remove(name: string, signal?: AbortSignal): Promise<void>;
  isEmpty(): Promise<boolean>;
};
