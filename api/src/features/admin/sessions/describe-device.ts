/** Programs by a part of their User-Agent, the most specific first: most of them also contain "Chrome" or "Safari". */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bElectron\//, 'Quartermile app'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

/** Systems, the most specific first: Android also contains "Linux", and iOS "Mac OS X". */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** User-Agent headers are cut before they are read: browsers send about 150 characters. */
const MAX_LENGTH = 400;

/**
 * Program and system from a User-Agent header, such as "Chrome on Windows". Only this text is stored, not the header.
 * An iPad sends the header of a Mac by default.
 */
export function describeDevice(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, MAX_LENGTH);
  const find = (table: readonly (readonly [RegExp, string])[]): string | undefined =>
    table.find(([pattern]) => pattern.test(header))?.[1];
  const [program, system] = [find(PROGRAMS), find(SYSTEMS)];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? 'Unknown device';
}
