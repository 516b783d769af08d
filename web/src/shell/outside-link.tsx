import { VisuallyHidden } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import type { ReactNode } from 'react';

export interface OutsideLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link out of this site, in a new tab that learns nothing of this one. */
export function OutsideAnchor({ href, className, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <VisuallyHidden> {messages.shell.newTab}</VisuallyHidden>
    </a>
  );
}
