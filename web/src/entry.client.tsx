import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from './platform/nonce-context.js';

// Browsers hide the attribute from CSS and scripts that look for it; the property still has it.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
// The scroll lock of modals writes a style element of its own.
setNonce(nonce);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
