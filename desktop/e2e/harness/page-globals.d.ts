import type { DesktopBridge } from '../../src/shared/desktop-bridge.js';

declare global {
  interface Window {
    /** Exposed by the preload script. */
    readonly quartermile: DesktopBridge;
  }
}
