/** Thrown by a job whose other side took the connection and did not answer in time: its next try waits for the slow workers. */
export class Silence extends Error {
  override name = 'Silence';
}
