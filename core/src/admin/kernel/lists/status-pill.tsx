import { Badge } from '@mantine/core';

const colors = { good: 'green', open: 'amber', bad: 'red' } as const;

export interface StatusPillProps {
  readonly label: string;
  /** Colour of the pill: green, amber or red; grey by default. */
  readonly tone?: 'good' | 'open' | 'bad' | undefined;
}

/** The status of a row as a coloured label. */
export function StatusPill({ label, tone }: StatusPillProps) {
  return (
    <Badge
      component="span"
      size="lg"
      fw={600}
      h="auto"
      py={4}
      lh={1.4}
      styles={{ label: { whiteSpace: 'normal' } }}
      {...(tone ? { variant: 'light', color: colors[tone] } : { variant: 'default' })}
    >
      {label}
    </Badge>
  );
}
