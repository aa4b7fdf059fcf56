/** Says in a sentence why the server did not start. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
