import type { DesktopBridge } from '../../src/shared/desktop-bridge.js';

declare global {
  interface Window {
    /** From the preload script. */
    readonly quartermile: DesktopBridge;
  }
}
