import { useEffect, useState } from 'react';

/** A package in the app with its licence text. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** SPDX id from the package, such as `MIT`. */
  readonly licence: string;
  readonly text: string;
}

/** Loads the packages; null while loading. */
export function useLicences(): readonly Licence[] | 'failed' | null {
  const [licences, setLicences] = useState<readonly Licence[] | 'failed' | null>(null);
  useEffect(() => {
    import('virtual:third-party-licences').then(
      (made) => setLicences(typeof made.licences === 'string' ? 'failed' : made.licences),
      () => setLicences('failed'),
    );
  }, []);
  return licences;
}

/** Packages whose name, licence or text contains every word of the query. */
export function searchLicences(all: readonly Licence[], query: string): readonly Licence[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name, licence, text }) => {
    const whole = `${name}\n${licence}\n${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}
