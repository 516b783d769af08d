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
  // The app names itself so on Windows (src/main/app-id.ts).
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
  // The first toolset starts every AppImage without its sandbox.
  toolsets: { appimage: '1.0.3' },
  linux: { target: ['deb', 'AppImage'], category: 'Office', icon: 'resources/icons' },
  deb: { maintainer: 'Quartermile <desk@quartermile.example>' },
  win: { target: ['nsis'], icon: 'resources/icon.ico' },
  nsis: { oneClick: false, perMachine: false },
  mac: {
    // An installed app fetches its updates as a zip.
    target: ['dmg', 'zip'].map((target) => ({ target, arch: ['arm64', 'x64'] })),
    icon: 'resources/icon.icns',
    category: 'public.app-category.business',
    hardenedRuntime: true,
    notarize: mayNotarise,
  },
};
