import { execFileSync } from 'node:child_process';

/** https address of the update feed; unset disables updates. */
const feed = process.env.QUARTERMILE_UPDATE_FEED;
if (feed && !feed.startsWith('https://')) {
  throw new Error(`QUARTERMILE_UPDATE_FEED must be an https address, not "${feed}"`);
}
/**
 * electron-builder reads the signing credentials from the environment: `CSC_LINK` and `CSC_KEY_PASSWORD` (macOS,
 * Windows), `APPLE_ID`, `APPLE_APP_SPECIFIC_PASSWORD` and `APPLE_TEAM_ID` (notarising). Without them the installers
 * are unsigned.
 */
const mayNotarise = Boolean(process.env.APPLE_TEAM_ID);

/** Build information for the About dialog: short commit and date; null outside a repository. */
function readBuiltFrom() {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return { commit, date: new Date().toISOString().slice(0, 10) };
  } catch {
    return null;
  }
}

/** Configuration of electron-builder. */
export default {
  // Must equal the id in src/main/app-id.ts.
  appId: 'example.quartermile.desk',
  productName: 'Quartermile',
  executableName: 'quartermile',
  copyright: 'Quartermile',
  // The application name; the workspace's name contains characters that are invalid in file names.
  extraMetadata: { name: 'quartermile', builtFrom: readBuiltFrom() },
  artifactName: `\${name}-\${version}-\${arch}.\${ext}`,
  directories: { output: 'dist', buildResources: 'resources' },
  // Everything except the updater is bundled.
  files: ['out/**', 'resources/{tray,trayTemplate}{,@2x}.png', 'resources/badge.png', 'package.json'],
  asar: true,
  // The binary that the tests use, too; null downloads one.
  electronDist: process.env.ELECTRON_OVERRIDE_DIST_PATH ?? null,
  npmRebuild: false,
  protocols: [{ name: 'Quartermile', schemes: ['quartermile'] }],
  // The beta channel also receives stable versions.
  generateUpdatesFilesForAllChannels: true,
  publish: feed ? [{ provider: 'generic', url: feed }] : null,
  /** Electron fuses, set in the binary: point 19 of its security guide. */
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
  // Earlier toolsets start AppImages without the sandbox.
  toolsets: { appimage: '1.0.3' },
  // The badge on Linux belongs to the desktop file whose name Electron knows (`desktopName` in package.json).
  linux: { target: ['deb', 'AppImage'], category: 'Office', icon: 'resources/icons', syncDesktopName: true },
  deb: { maintainer: 'Quartermile <desk@quartermile.example>' },
  win: { target: ['nsis'], icon: 'resources/icon.ico' },
  nsis: { oneClick: false, perMachine: false },
  mac: {
    // electron-updater needs the zip on macOS.
    target: ['dmg', 'zip'].map((target) => ({ target, arch: ['arm64', 'x64'] })),
    icon: 'resources/icon.icns',
    category: 'public.app-category.business',
    hardenedRuntime: true,
    // On macOS only alerts of signed apps have buttons (Electron, NotificationAction).
    extendInfo: { NSUserNotificationAlertStyle: 'alert' },
    notarize: mayNotarise,
  },
};
