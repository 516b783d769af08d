import { messages } from '@quartermile/core/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import classes from './events-dropdown.module.css';
import barClasses from './site-header.module.css';
import { eventLinks } from './site-links.js';

/** The Events entry of the navigation bar: a button that discloses its links. */
export function EventsDropdown() {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);

  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };

  return (
    <div className={classes.root} onBlur={closeOnLeaving} onKeyDown={closeOnEscape} onMouseLeave={close}>
      <button
        ref={button}
        type="button"
        className={barClasses.link}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {messages.shell.events}
        <IconChevronDown size={16} className={classes.chevron} aria-hidden="true" />
      </button>
      <div id={panelId} className={classes.panel} data-open={open || undefined}>
        {eventLinks.map(({ label, to }) => (
          <NavLink key={to} to={to} className={classes.item} onClick={close}>
            {label}
          </NavLink>
        ))}
      </div>
    </div>
  );
}
