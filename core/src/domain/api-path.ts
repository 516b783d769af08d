/**
 * Replaces the named parts of a path pattern, percent-encoded.
 * @throws Error when a part is missing, which is a programming error
 */
export function apiPath(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = parts[name];
    if (value === undefined) throw new Error(`apiPath: no value for ":${name}" in ${pattern}`);
    return encodeURIComponent(value);
  });
}
