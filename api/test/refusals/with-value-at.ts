/** A copy of a body in which `value` stands at a dotted path such as `gallery.0.image`; an empty path is the whole. */
export function withValueAt(body: object, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.');
  if (first === '') return value;
  const inner = rest.length === 0 ? value : withValueAt({}, rest.join('.'), value);
  return /^\d+$/.test(first) ? [inner] : { ...body, [first]: inner };
}
