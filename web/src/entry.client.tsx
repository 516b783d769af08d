import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { beginHydration, endHydration } from './platform/hydration.js';

/** The root component. */
function Site() {
  useEffect(endHydration, []);
  return <HydratedRouter />;
}

beginHydration();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});
