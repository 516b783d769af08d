import { IconChevronDown } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import shared from '../styles/shared.module.css';
import classes from './nav-dropdown.module.css';
import barClasses from './site-header.module.css';
import type { PageLink } from './site-links.js';

/** Events that dismiss something open: a press or focus elsewhere, or Escape. */
const LEAVING = ['pointerdown', 'focusin', 'keydown'] as const;

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

/** Calls `onDismiss` when the user leaves something open; `byKey` for Escape. */
function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (byKey: boolean) => void,
): void {
  const handleEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') onDismiss(true);
    } else if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss(false);
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: Event): void => handleEvent(event);
    for (const type of LEAVING) document.addEventListener(type, listener);
    return () => {
      for (const type of LEAVING) document.removeEventListener(type, listener);
    };
  }, [open]);
}
