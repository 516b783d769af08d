import { setNonce } from 'get-nonce';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { beginHydration, endHydration } from './platform/hydration.js';
import { NonceContext } from './platform/nonce-context.js';

// Browsers hide the attribute from CSS and scripts that look for it; the property still has it.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
// The scroll lock of modals writes a style element of its own.
setNonce(nonce);

/** The whole site. One child within another, as on the server: React's ids go by that. */
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
