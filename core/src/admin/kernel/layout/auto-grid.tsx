import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';

export interface AutoGridProps extends BoxProps {
  /** Least width of a column, such as "12rem". */
  readonly min: string;
  readonly children: ReactNode;
}

/** A grid of as many equal columns as fit. */
export function AutoGrid({ min, children, ...box }: AutoGridProps) {
  const columns = `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))`;
  return (
    <Box display="grid" style={{ gridTemplateColumns: columns, gap: '0.75rem' }} {...box}>
      {children}
    </Box>
  );
}
