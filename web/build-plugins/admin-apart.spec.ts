import { describe, expect, test } from 'vitest';
import { type BuiltFile, findStrayAdminCode } from './admin-apart.js';

const page = (route: string, file: Partial<BuiltFile>): Partial<BuiltFile> => ({
  isEntry: true,
  facadeModuleId: `/home/q/web/src/${route}.tsx?__react-router-build-client-route`,
  ...file,
});

/** A small build with the administrator's page, a visitor's, and a piece that both share. */
const build = (visitors: Partial<BuiltFile>, shared: Partial<BuiltFile> = {}): Record<string, BuiltFile> => {
  const files: Record<string, Partial<BuiltFile>> = {
    'home.js': page('features/home/home-route', visitors),
    'admin.js': page('admin/admin-route', { imports: ['shared.js'], dynamicImports: ['desk.js'] }),
    'desk.js': { moduleIds: ['/home/q/core/src/admin/dashboard/open-dashboard.tsx'], imports: ['shared.js'] },
    'shared.js': { moduleIds: ['/home/q/core/src/ui/theme/theme.ts'], ...shared },
  };
  return Object.fromEntries(
    Object.entries(files).map(([fileName, file]) => [fileName, { type: 'chunk', fileName, ...file }]),
  );
};

describe('code of the dashboard', () => {
  test('may be loaded by the administrator’s page, and share pieces with others', () => {
    expect(findStrayAdminCode(build({ imports: ['shared.js'] }))).toEqual([]);
  });

  test('is found where a visitor’s page would load it later', () => {
    expect(findStrayAdminCode(build({ dynamicImports: ['desk.js'] }))).toEqual(['home.js -> desk.js']);
  });

  test('is found in a piece that a visitor’s page shares, however far away', () => {
    const shared = { dynamicImports: ['desk.js'] };
    expect(findStrayAdminCode(build({ imports: ['shared.js'] }, shared))).toEqual([
      'home.js -> shared.js -> desk.js',
    ]);
  });

  test('that is nowhere in the build makes the search an error', () => {
    const { 'home.js': home } = build({});
    expect(() => findStrayAdminCode(home ? { 'home.js': home } : {})).toThrow('No page or no code');
  });
});
