/** A copy of a body with `value` at a dotted path such as `gallery.0.image`. An empty path replaces the body. */
export function withValueAt(body: object, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.');
  if (first === '') return value;
  const own = new Map<string, unknown>(Object.entries(body)).get(first);
  const outer = typeof own === 'object' && own !== null && !Array.isArray(own) ? own : {};
  const inner = rest.length === 0 ? value : withValueAt(outer, rest.join('.'), value);
  return /^\d+$/.test(first) ? [inner] : { ...body, [first]: inner };
}
