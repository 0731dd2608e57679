/** Thrown by a job that would fail for ever: it is not tried again, and kept with this reason. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
