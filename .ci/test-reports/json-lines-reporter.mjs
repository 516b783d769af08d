/** A JSON reporter for `node --test`, which has none: a line for each finished test. */
export default async function* jsonLines(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, skip, todo, details } = data;
    const message = details.error?.cause?.message ?? details.error?.message;
    const status =
      type === 'test:fail' ? 'failed' : skip !== undefined || todo !== undefined ? 'skipped' : 'passed';
    yield `${JSON.stringify({ name, kind: details.type ?? 'test', status, message })}\n`;
  }
}
