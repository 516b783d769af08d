import type { FormErrors } from '@mantine/form';
import { focusFirstInvalid } from '@quartermile/core/ui';
import { useEffect, useRef } from 'react';

/** Focuses the first invalid field after a failed submit, when its message has been rendered. */
export function useFaultFocus(errors: FormErrors) {
  const ref = useRef<HTMLFormElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || Object.keys(errors).length === 0) return;
    wanted.current = false;
    focusFirstInvalid(ref.current);
  }, [errors]);
  const focusFault = (): void => {
    wanted.current = true;
  };
  return { ref, focusFault };
}
