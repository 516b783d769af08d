import { useEffect, useState } from 'react';

/** What a promise came to, undefined until then. A plain value is returned as it is. */
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
