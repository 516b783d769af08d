/** Why no answer came: the connection failed, it took too long, or what came could not be read. */
export type NetworkFailure = 'connection' | 'timeout' | 'unreadable';

/** No usable answer came from the API. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly failure: NetworkFailure;

  constructor(failure: NetworkFailure, options?: ErrorOptions) {
    super(`No answer from the API: ${failure}`, options);
    this.failure = failure;
  }
}
