/** Thrown by a job that would always fail. It is not retried, and is kept with this reason. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
