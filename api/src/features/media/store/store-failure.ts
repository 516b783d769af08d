interface Failure {
  readonly cause?: unknown;
  readonly code?: unknown;
  readonly name?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/**
 * The innermost code is the most specific and reveals no secret: `NoSuchBucket`, `ECONNREFUSED`; `HTTP 403` for a response
 * without a code.
 */
export function storeFailure(error: unknown): string {
  const { cause, code, name, $metadata } = error as Failure;
  const inner = cause ? storeFailure(cause) : 'Error';
  if (inner !== 'Error') return inner;
  return name === 'Unknown' ? `HTTP ${$metadata?.httpStatusCode}` : String(code ?? name);
}
