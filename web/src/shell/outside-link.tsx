import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { shellMessages } from './shell-messages.js';

export interface OutsideLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An external link in a new tab, without opener and referrer. */
export function OutsideAnchor({ href, className, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <VisuallyHidden> {shellMessages.newTab}</VisuallyHidden>
    </a>
  );
}
