import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import shared from '../styles/shared.module.css';
import classes from './nav-dropdown.module.css';
import barClasses from './site-header.module.css';
import type { PageLink } from './site-links.js';
import { useDismiss } from './use-dismiss.js';

export interface NavDropdownProps {
  readonly label: string;
  readonly links: readonly PageLink[];
}

/** A menu of the navigation bar, a disclosure button. */
export function NavDropdown({ label, links }: NavDropdownProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(root, open, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });

  return (
    <div ref={root} className={classes.root}>
      <button
        ref={button}
        type="button"
        className={`${barClasses.link} ${shared.scripted}`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <IconChevronDown size={16} className={classes.chevron} aria-hidden="true" />
      </button>
      <div id={panelId} className={classes.panel} data-open={open || undefined}>
        {links.map(({ label: name, to }) => (
          <NavLink
            key={to}
            to={to}
            end
            className={`${barClasses.link} ${classes.item}`}
            onClick={() => setOpen(false)}
          >
            {name}
          </NavLink>
        ))}
      </div>
    </div>
  );
}
