/** React Router's global, as far as it is used here. */
interface RouterWindow {
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: PathParts } };
  };
}
type PathParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Loads the document of a link's page because its code could not be loaded: offline the service worker responds,
 * after an upgrade the new build. Replaces React Router's own reload of the current page
 * (`build-plugins/lost-routes.ts`).
 */
export function openLostPage(): void {
  const target = (window as RouterWindow).__reactRouterDataRouter?.state.navigation.location;
  const href = target && window.location.origin + target.pathname + target.search + target.hash;
  // After Back the address is already the target's; assigning it might only scroll.
  if (href && href !== window.location.href) window.location.assign(href);
  else window.location.reload();
}
