import type { FormErrors } from '@mantine/form';
import { useEffect, useRef } from 'react';

/** Takes a person to the first field that a refused form complains about, once its message stands there. */
export function useFaultFocus(errors: FormErrors) {
  const ref = useRef<HTMLFormElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || Object.keys(errors).length === 0) return;
    wanted.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const focusFault = (): void => {
    wanted.current = true;
  };
  return { ref, focusFault };
}
