/** Why there is no response: the connection failed, the request timed out, or the body could not be parsed. */
export type NetworkFailure = 'connection' | 'timeout' | 'unreadable';

/** The API returned no usable response. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly failure: NetworkFailure;

  constructor(failure: NetworkFailure, options?: ErrorOptions) {
    super(`No answer from the API: ${failure}`, options);
    this.failure = failure;
  }
}
