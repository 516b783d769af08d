/** A reason not to start that one line can tell, such as a malformed setting. Its message is that line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
