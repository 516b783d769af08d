import { Card, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './form-card.module.css';

export interface FormCardProps {
  readonly title: string;
  /** Unfolded also on a phone, such as while it edits something. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** The card of a form that stands beside a list. On a phone it is folded up: the list comes first. */
export function FormCard({ title, isAsked = false, children }: FormCardProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Card component="details" open={!isPhone || isAsked}>
      <summary className={classes.summary}>
        <Title order={2} size="h4">
          {title}
        </Title>
      </summary>
      {children}
    </Card>
  );
}
