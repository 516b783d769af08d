import { useEffect, useEffectEvent, useState } from 'react';
import type { dividePrefill, Prefill, readPrefill } from './prefill.js';
import type { SubmissionForm } from './use-submission-form.js';

/**
 * Fills empty fields with the values of the address. Call after the draft is restored.
 * @returns the values that differ from what was typed, until they are taken or declined
 */
export function usePrefill(form: SubmissionForm) {
  const [offer, setOffer] = useState<Prefill>({});
  const fill = useEffectEvent((read: typeof readPrefill, divide: typeof dividePrefill) => {
    const divided = divide(read(window.location.search), form.getValues());
    form.change(divided.fills);
    setOffer(divided.offer);
  });
  // After the render that restores the draft. Few addresses have values, and without their code the form stays empty.
  useEffect(() => {
    if (window.location.search)
      import('./prefill.js').then(
        ({ readPrefill, dividePrefill }) => fill(readPrefill, dividePrefill),
        () => {},
      );
  }, []);
  return {
    offer,
    take() {
      form.change(offer);
      setOffer({});
    },
    decline: () => setOffer({}),
  };
}
