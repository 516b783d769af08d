import { AppSite, type AppSiteOptions } from '../site/app-site.js';
import { fakeSecureStorage } from './temp-files.js';

/** The app's site without Electron; `load` it, and close its connection at the end. */
export function buildAppSite(
  given: Pick<AppSiteOptions, 'folder' | 'fetch'> & Partial<AppSiteOptions>,
): AppSite {
  return new AppSite({
    secureStorage: fakeSecureStorage,
    emit: () => {},
    onArrival: () => {},
    onPending: () => {},
    onState: () => {},
    onSite: () => {},
    closeOthers: async () => true,
    mayLose: async () => false,
    ...given,
  });
}
