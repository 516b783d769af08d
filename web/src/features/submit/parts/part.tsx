import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import shared from '../../../styles/shared.module.css';
import formClasses from '../submission-form.module.css';

/** A headed section of a form. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={shared.panel} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <div className={`${shared.pair} ${formClasses.fields}`}>{children}</div>
    </section>
  );
}
