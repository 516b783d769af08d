/** What React Router leaves in the page, as far as it is read here. */
interface RouterWindow {
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: PathParts } };
  };
}
type PathParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Loads the document of the page that a link leads to, because the code of that page could not be loaded:
 * without a connection the service worker answers, after an upgrade the new build does. React Router calls
 * it in place of its own reload, which would show the present page again (`build-plugins/lost-routes.ts`).
 */
export function openLostPage(): void {
  const target = (window as RouterWindow).__reactRouterDataRouter?.state.navigation.location;
  const href = target && window.location.origin + target.pathname + target.search + target.hash;
  // After Back the address is the target's already, and assigning it might only scroll.
  if (href && href !== window.location.href) window.location.assign(href);
  else window.location.reload();
}
