interface Failure {
  readonly cause?: unknown;
  readonly code?: unknown;
  readonly name?: unknown;
}

/** The innermost code is the most specific and reveals no secret: `NoSuchBucket`, `ECONNREFUSED`. */
export function storeFailure(error: unknown): string {
  const { cause, code, name } = error as Failure;
  const inner = cause ? storeFailure(cause) : 'Error';
  return inner === 'Error' ? String(code ?? name) : inner;
}
