/** Delay before a skeleton is shown. */
const SKELETON_DELAY_MS = 150;

/** The value of a fast promise, otherwise the promise itself, so that fast loads show no skeleton. */
export async function valueOrPromise<Value>(
  promise: Promise<Value>,
): Promise<{ value: Value | Promise<Value> }> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, SKELETON_DELAY_MS, 'late'));
  const first = await Promise.race([promise.then((value) => ({ value })), late]);
  return first === 'late' ? { value: promise } : first;
}
