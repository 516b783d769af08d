import type { Plugin } from 'vite';

/** The used fields of a built file; style sheets and images have no modules. */
export interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly facadeModuleId?: string | null;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Bundle = Readonly<Record<string, BuiltFile>>;

const OF_THE_DASHBOARD = /\/core\/src\/admin\//;
const ADMIN_ROUTE = /\/web\/src\/admin\//;

/** Fails the build when a public page can load code of the dashboard by any import. */
export function adminApart(): Plugin {
  return {
    name: 'admin-apart',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const path of findStrayAdminCode(bundle))
        this.error(`A visitor's page loads the dashboard: ${path}`);
    },
  };
}

/**
 * Import chains, as file names, from public pages to code of the dashboard.
 * @throws Error when there is no such code or page, because then the check is broken
 */
export function findStrayAdminCode(bundle: Bundle): string[] {
  const files = Object.values(bundle);
  const isDashboard = ({ moduleIds = [] }: BuiltFile): boolean =>
    moduleIds.some((id) => OF_THE_DASHBOARD.test(id));
  const pages = files.filter(
    ({ isEntry, facadeModuleId }) => isEntry && !ADMIN_ROUTE.test(facadeModuleId ?? ''),
  );
  if (pages.length === 0 || !files.some(isDashboard))
    throw new Error('No page or no code of the dashboard was found in the build.');
  return pages
    .flatMap((page) => importChains(page, bundle).filter(({ file }) => isDashboard(file)))
    .map(({ chain }) => chain);
}

/** Every file that a page can load, with its import chain. */
function importChains(
  page: BuiltFile,
  bundle: Bundle,
): { readonly file: BuiltFile; readonly chain: string }[] {
  const chains = new Map([[page.fileName, page.fileName]]);
  for (const [name, chain] of chains) {
    const { imports = [], dynamicImports = [] } = bundle[name] ?? page;
    for (const next of [...imports, ...dynamicImports]) {
      if (!chains.has(next)) chains.set(next, `${chain} -> ${next}`);
    }
  }
  return [...chains].flatMap(([name, chain]) => {
    const file = bundle[name];
    return file ? [{ file, chain }] : [];
  });
}
