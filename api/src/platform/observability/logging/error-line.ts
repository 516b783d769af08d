/** An error for the log. One of the database contains parameter values, which may identify people: they are omitted. */
export function errorLine(error: Error & { code?: unknown }) {
  const { name, message, stack, code } = error;
  return { type: name, message, stack, ...(code !== undefined && { code }) };
}
