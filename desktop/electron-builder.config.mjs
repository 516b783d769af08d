/** Where installed apps look for updates: a folder served over https. Unset: they look nowhere. */
const feed = process.env.QUARTERMILE_UPDATE_FEED;
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
  directories: { output: 'dist', buildResources: 'resources' },
  // Everything but the updater is bundled.
  files: ['out/**', 'resources/{tray,badge}.png', 'package.json'],
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
  linux: { target: ['deb', 'AppImage'], category: 'Office', icon: 'resources/icon.png' },
  deb: { maintainer: 'Quartermile <desk@quartermile.example>' },
  win: { target: ['nsis'], icon: 'resources/icon.png' },
  nsis: { oneClick: false, perMachine: false },
  mac: {
    target: ['dmg'],
    icon: 'resources/icon.png',
    category: 'public.app-category.business',
    hardenedRuntime: true,
    notarize: mayNotarise,
  },
};
