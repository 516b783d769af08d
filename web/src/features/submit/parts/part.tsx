import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import formClasses from '../submission-form.module.css';

/** A headed section of a form. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={formClasses.part} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <div className={formClasses.fields}>{children}</div>
    </section>
  );
}
