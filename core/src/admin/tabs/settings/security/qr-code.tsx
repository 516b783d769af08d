import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './security.module.css';

/** Modules around the code that scanners need. */
const BORDER = 2;

/** A QR code. The library is loaded when the first one is shown; without it the text beside the code is enough. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isShown = true;
    const draw = async (): Promise<void> => {
      const { encode } = await import('uqr');
      const { data, size } = encode(text, { ecc: 'M', border: BORDER });
      if (isShown) setCode({ size, path: pathOf(data) });
    };
    void draw().catch(() => isShown && setMissing(true));
    return () => {
      isShown = false;
    };
  }, [text]);
  if (isMissing) return null;
  if (!code) return <Skeleton className={classes.code} height={224} />;
  return (
    <svg
      className={classes.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <path d={code.path} fill="currentColor" />
    </svg>
  );
}

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
