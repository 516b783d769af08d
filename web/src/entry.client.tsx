import { setNonce } from 'get-nonce';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { beginHydration, endHydration } from './platform/hydration.js';
import { NonceContext } from './platform/nonce-context.js';

// Browsers hide the nonce attribute from CSS and scripts; the property still has it.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
// The scroll lock of modals inserts a style element.
setNonce(nonce);

/** The root component. Same nesting as on the server, because React's ids depend on it. */
function Site() {
  useEffect(endHydration, []);
  return <HydratedRouter />;
}

beginHydration();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <Site />
      </NonceContext>
    </StrictMode>,
  );
});
