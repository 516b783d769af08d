const PLACEHOLDER = /\$(\w+)/g;

/**
 * Replaces `$name` by saved values in strings, recursively in objects and arrays.
 * @throws Error if no value was saved under a name
 */
export function replaceSaved(value: unknown, saved: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return value.replace(PLACEHOLDER, (_, name: string) => {
      const replacement = saved.get(name);
      if (replacement === undefined) throw new Error(`Nothing was saved under "${name}".`);
      return replacement;
    });
  if (Array.isArray(value)) return value.map((part) => replaceSaved(part, saved));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceSaved(part, saved)]));
}

/**
 * Returns the value at a path such as `entries.0._id`, or for `0.link#` the fragment of the address there; undefined if
 * it does not exist.
 */
export function readAt(value: unknown, place: string): unknown {
  if (place.endsWith('#')) return String(readAt(value, place.slice(0, -1))).split('#')[1];
  let part = value;
  for (const key of place.split('.')) part = (part as Record<string, unknown> | null | undefined)?.[key];
  return part;
}
