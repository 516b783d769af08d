import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../../build-plugins/browser-floor.js';

/** The names of MDN's data for the browsers of the floor. */
const NAMES = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
} as const;

/** Something that the global scope has: an interface or a function, or with a name a member of it. */
type Global = readonly [holder: string, member?: string];

/** Everything that one of the oldest browsers of these pages lacks, by MDN's data. */
export function newerFunctions(pages: 'public' | 'dashboard'): readonly Global[] {
  const oldest = Object.entries(oldestBrowsers(pages)).map(
    ([name, version]) => [NAMES[name as keyof typeof NAMES], version] as const,
  );
  /** Whether one of the oldest browsers lacks something. */
  const isNewer = ({ support }: CompatStatement): boolean =>
    oldest.some(([browser, version]) => {
      const [statement] = [support[browser]].flat();
      const added = statement?.flags ? false : statement?.version_added;
      return typeof added !== 'string' || !(Number.parseFloat(added.replace('≤', '')) <= version);
    });
  const newerOf = ([holder, members]: [string, Identifier]): Global[] => {
    const compat = members.__compat;
    const newer = Object.entries(members as Readonly<Record<string, Identifier>>).flatMap(
      ([member, { __compat: own }]): Global[] =>
        own && member !== '__compat' && member !== holder && isNewer(own) ? [[holder, member]] : [],
    );
    return compat && isNewer(compat) ? [...newer, [holder]] : newer;
  };
  return [bcd.javascript.builtins, bcd.api].flatMap((group) =>
    Object.entries(group as Readonly<Record<string, Identifier>>).flatMap(newerOf),
  );
}

/** Runs in a page before its scripts: deletes these globals and members. Unknown ones are ignored. */
export function deleteFunctions(globals: readonly Global[]): void {
  const scope = globalThis as unknown as Record<string, Record<string, object> | undefined>;
  for (const [holder, member] of globals) {
    const owner = scope[holder];
    if (member === undefined) delete scope[holder];
    else if (member.endsWith('_static')) delete owner?.[member.slice(0, -'_static'.length)];
    else
      for (const one of [holder === 'Window' ? scope : owner, owner?.prototype])
        if (one) Reflect.deleteProperty(one, member);
  }
}
