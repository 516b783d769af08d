import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { beginHydration, endHydration } from './platform/hydration.js';
import { RootBoundary } from './shell/root-error.js';

/** The root component. */
function Site() {
  useEffect(endHydration, []);
  return (
    <RootBoundary>
      <HydratedRouter />
    </RootBoundary>
  );
}

const site = <Site />;

beginHydration();
startTransition(() => {
  hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{site}</StrictMode> : site);
});
