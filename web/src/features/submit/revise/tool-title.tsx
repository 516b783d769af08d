import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './tool.module.css';

/** Heading of an opened tool. Takes the focus, because the pressed button is gone, and scrolls into view. */
export function ToolTitle({ children }: { readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <Title order={2} ref={title} tabIndex={-1} className={classes.title}>
      {children}
    </Title>
  );
}
