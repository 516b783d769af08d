/** An expected reason not to start, such as an invalid setting; printed as one line without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
