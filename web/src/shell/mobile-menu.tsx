import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { NavLink } from 'react-router';
import shared from '../styles/shared.module.css';
import classes from './mobile-menu.module.css';
import { OutsideAnchor } from './outside-link.js';
import { shellMessages } from './shell-messages.js';
import { leaderboardLink, menuGroups, outsideLinks, useBoardLinks } from './site-links.js';
import { useSiteProfile } from './use-site-profile.js';
import { Wordmark } from './wordmark.js';

/** Width from which the bar shows all links: the same as in site-header.module.css. */
const BAR_FITS = '(min-width: 72em)';

export interface MobileMenuProps {
  readonly open: boolean;
  onClose(): void;
}

/** Navigation on small screens, in a native modal dialog. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const profile = useSiteProfile();
  const boardLinks = useBoardLinks();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open) element?.showModal();
    else if (element?.open) element.close();
  }, [open]);
  useEffect(() => {
    const bar = window.matchMedia(BAR_FITS);
    const close = () => dialog.current?.close();
    bar.addEventListener('change', close);
    return () => bar.removeEventListener('change', close);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.menu}
      aria-label={shellMessages.menu}
      closedby="any"
      onClose={onClose}
    >
      <div className={classes.sheet}>
        <div className={`${shared.row} ${classes.top}`}>
          <Wordmark site={profile} />
          <button
            type="button"
            className={shared.round}
            aria-label={shellMessages.closeMenu}
            onClick={onClose}
          >
            <IconX size={24} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={shellMessages.menu}>
          {menuGroups.map(({ title, links }) => (
            <MenuGroup key={title} title={title}>
              {links
                .flatMap((link) => (link === leaderboardLink ? boardLinks : link))
                .map(({ label, to }) => (
                  <NavLink
                    key={to}
                    to={to}
                    end
                    className={`${shared.name} ${classes.link}`}
                    onClick={onClose}
                  >
                    {label}
                  </NavLink>
                ))}
            </MenuGroup>
          ))}
          <MenuGroup title={shellMessages.groups.connect}>
            {outsideLinks(profile).map(({ label, href }) => (
              <OutsideAnchor key={label} href={href} className={`${shared.name} ${classes.link}`}>
                {label}
              </OutsideAnchor>
            ))}
          </MenuGroup>
        </nav>
      </div>
    </dialog>
  );
}

function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={`${shared.note} ${classes.title}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
