import type { HostPictures } from '@quartermile/core/admin';
import type { AppState } from '../shared/app-state.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';
import { pictureKey } from '../shared/picture-key.js';

/** Which pictures are missing, from the main process's state. */
export function watchPictures(
  bridge: Pick<DesktopBridge, 'onEvent'>,
  readState: () => AppState,
): HostPictures {
  let known: { readonly of: readonly string[] | undefined; readonly keys: ReadonlySet<string> } | null = null;
  const missing = (): ReadonlySet<string> => {
    const { missingPictures } = readState();
    if (known?.of !== missingPictures || known === null)
      known = { of: missingPictures, keys: new Set(missingPictures) };
    return known.keys;
  };
  return {
    isMissing(src) {
      const key = pictureKey(src);
      return key !== null && missing().has(key);
    },
    watch: (listener) => bridge.onEvent((event) => event.type === 'state' && listener()),
  };
}
