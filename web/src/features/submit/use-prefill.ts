import { useEffect, useEffectEvent, useState } from 'react';
import { dividePrefill, type Prefill, readPrefill } from './prefill.js';
import type { SubmissionForm } from './use-submission-form.js';

/**
 * Fills empty fields with the values of the address. Call after the draft is restored.
 * @returns the values that differ from what was typed, until they are taken or declined
 */
export function usePrefill(form: SubmissionForm) {
  const [offer, setOffer] = useState<Prefill>({});
  const fill = useEffectEvent(() => {
    const divided = dividePrefill(readPrefill(window.location.search), form.getValues());
    form.change(divided.fills);
    setOffer(divided.offer);
  });
  // After the render that restores the draft.
  useEffect(() => void Promise.resolve().then(() => fill()), []);
  return {
    offer,
    take() {
      form.change(offer);
      setOffer({});
    },
    decline: () => setOffer({}),
  };
}
