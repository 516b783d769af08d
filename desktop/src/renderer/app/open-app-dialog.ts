import { useEffect } from 'react';
import { APP_DIALOGS, type AppDialog } from '../../shared/app-command.js';

/** DOM event that opens a dialog from within the page; menus use the bridge. */
const EVENT = 'quartermile:open-dialog';

/** Opens one of the app's own dialogs in this window. */
export function openAppDialog(dialog: AppDialog): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: dialog }));
}

/** Subscribes to {@link openAppDialog}. */
export function useOpenAppDialog(open: (dialog: AppDialog) => void): void {
  useEffect(() => {
    const listener = (event: Event): void => {
      const dialog = APP_DIALOGS.find((one) => event instanceof CustomEvent && one === event.detail);
      if (dialog) open(dialog);
    };
    window.addEventListener(EVENT, listener);
    return () => window.removeEventListener(EVENT, listener);
  }, [open]);
}
