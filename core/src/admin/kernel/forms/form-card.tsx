import { Card, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './form-card.module.css';

export interface FormCardProps {
  readonly title: string;
  /** Also expands the card on phones, such as while the form edits an item. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** The card of a form beside a list. Collapsed on phones, so that the list is at the top. */
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
