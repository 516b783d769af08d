import { useEffect, useState } from 'react';

/** The value of a promise, undefined until then. Plain values are returned unchanged. */
export function useSettled<Value>(source: Value | Promise<Value>): Value | undefined {
  const [settled, setSettled] = useState<{ source: Promise<Value>; value: Value } | null>(null);
  useEffect(() => {
    if (!(source instanceof Promise)) return;
    let isWanted = true;
    source.then((value) => isWanted && setSettled({ source, value }));
    return () => {
      isWanted = false;
    };
  }, [source]);
  if (!(source instanceof Promise)) return source;
  return settled?.source === source ? settled.value : undefined;
}

/** Like {@link useSettled}, but returns the last value during a reload and after a failed one (null). */
export function useLastSettled<Value>(
  source: Value | null | Promise<Value | null>,
): Value | null | undefined {
  const settled = useSettled(source);
  const [last, setLast] = useState(settled);
  if (settled && settled !== last) setLast(settled);
  return settled ?? last ?? settled;
}
