import { describe, expect, test } from 'vitest';
import { type BuiltFile, findStrayAdminCode } from './admin-apart.js';

const page = (route: string, file: Partial<BuiltFile>): Partial<BuiltFile> => ({
  isEntry: true,
  facadeModuleId: `/home/q/web/src/${route}.tsx?__react-router-build-client-route`,
  ...file,
});

/** A small build with the administrator's page, a public page, and a shared chunk. */
const build = (visitors: Partial<BuiltFile>, shared: Partial<BuiltFile> = {}): Record<string, BuiltFile> => {
  const files: Record<string, Partial<BuiltFile>> = {
    'home.js': page('features/home/home-route', visitors),
    'admin.js': page('admin/admin-route', { imports: ['shared.js'], dynamicImports: ['dashboard.js'] }),
    'dashboard.js': {
      moduleIds: ['/home/q/core/src/admin/dashboard/open-dashboard.tsx'],
      imports: ['shared.js'],
    },
    'shared.js': { moduleIds: ['/home/q/core/src/ui/theme/theme.ts'], ...shared },
  };
  return Object.fromEntries(
    Object.entries(files).map(([fileName, file]) => [fileName, { type: 'chunk', fileName, ...file }]),
  );
};

describe('code of the dashboard', () => {
  test('may be loaded by the administrator’s page, and share chunks with others', () => {
    expect(findStrayAdminCode(build({ imports: ['shared.js'] }))).toEqual([]);
  });

  test('is reported where a public page loads it dynamically', () => {
    expect(findStrayAdminCode(build({ dynamicImports: ['dashboard.js'] }))).toEqual([
      'home.js -> dashboard.js',
    ]);
  });

  test('is reported in a shared chunk at any depth', () => {
    const shared = { dynamicImports: ['dashboard.js'] };
    expect(findStrayAdminCode(build({ imports: ['shared.js'] }, shared))).toEqual([
      'home.js -> shared.js -> dashboard.js',
    ]);
  });

  test('must be in the build, or the check fails', () => {
    const { 'home.js': home } = build({});
    expect(() => findStrayAdminCode(home ? { 'home.js': home } : {})).toThrow('No page or no code');
  });
});
