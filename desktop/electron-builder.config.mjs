/** Where installed apps look for updates: a folder served over https. Unset: they look nowhere. */
const feed = process.env.QUARTERMILE_UPDATE_FEED;
if (feed && !feed.startsWith('https://')) {
  throw new Error(`QUARTERMILE_UPDATE_FEED must be an https address, not "${feed}"`);
}
/**
 * Signing is read from the environment by electron-builder itself: `CSC_LINK` and `CSC_KEY_PASSWORD` (macOS,
 * Windows), `APPLE_ID`, `APPLE_APP_SPECIFIC_PASSWORD` and `APPLE_TEAM_ID` (notarising). Without them the
 * installers are unsigned.
 */
const mayNotarise = Boolean(process.env.APPLE_TEAM_ID);

/** How the installers are made. */
export default {
  appId: 'example.quartermile.desk',
  productName: 'Quartermile',
  executableName: 'quartermile',
  copyright: 'Quartermile',
  // What systems know the app by; a workspace's name has characters that file names do not take.
  extraMetadata: { name: 'quartermile' },
  artifactName: `\${name}-\${version}-\${arch}.\${ext}`,
  directories: { output: 'dist', buildResources: 'resources' },
  // Everything but the updater is bundled.
  files: ['out/**', 'resources/{tray,trayTemplate}{,@2x}.png', 'resources/badge.png', 'package.json'],
  asar: true,
  npmRebuild: false,
  protocols: [{ name: 'Quartermile', schemes: ['quartermile'] }],
  publish: feed ? [{ provider: 'generic', url: feed }] : null,
  /** Electron's switches, set in the binary itself: point 19 of its security guide. */
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  linux: { target: ['deb', 'AppImage'], category: 'Office', icon: 'resources/icons' },
  deb: { maintainer: 'Quartermile <desk@quartermile.example>' },
  win: { target: ['nsis'], icon: 'resources/icon.ico' },
  nsis: { oneClick: false, perMachine: false },
  mac: {
    target: ['dmg'],
    icon: 'resources/icon.icns',
    category: 'public.app-category.business',
    hardenedRuntime: true,
    notarize: mayNotarise,
  },
};
