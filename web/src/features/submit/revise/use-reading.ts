import { useCallback, useState } from 'react';
import type { PictureField } from '../submission-values.js';

/** Whether any picture is being read, and the function that records it. */
export function useReading() {
  const [reading, setReading] = useState<readonly PictureField[]>([]);
  const onReadingChange = useCallback(
    (field: PictureField, isReading: boolean): void =>
      setReading((now) => [...now.filter((one) => one !== field), ...(isReading ? [field] : [])]),
    [],
  );
  return { reading: reading.length > 0, onReadingChange };
}
