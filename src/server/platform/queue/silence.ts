/** Thrown by a job if the other side accepted the connection and did not answer in time. Slow workers take its next attempt. */
export class Silence extends Error {
  override name = 'Silence';
}
