import { pageRoutes } from '@quartermile/core/domain';
import { IconMenu2, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, NavLink, useLocation, useNavigation } from 'react-router';
import shared from '../styles/shared.module.css';
import { ColourSchemeToggle } from './colour-scheme-toggle.js';
import { MobileMenu } from './mobile-menu.js';
import { NavDropdown } from './nav-dropdown.js';
import { OutsideAnchor } from './outside-link.js';
import routeProgressClasses from './route-progress.module.css';
import { shellMessages } from './shell-messages.js';
import classes from './site-header.module.css';
import {
  adminLink,
  eventLinks,
  homeLink,
  outsideLinks,
  type PageLink,
  sponsorsLink,
  submitLink,
  useBoardLinks,
} from './site-links.js';
import { useSiteProfile } from './use-site-profile.js';
import { Wordmark } from './wordmark.js';

/** Navigation bar of every public page. */
export function SiteHeader() {
  const profile = useSiteProfile();
  const boardLinks = useBoardLinks();
  // The open menu belongs to a history entry: Back closes it.
  const { key } = useLocation();
  const [menuOpenedAt, setMenuOpenedAt] = useState<string | null>(null);
  const menuOpen = menuOpenedAt === key;
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link
          to={pageRoutes.home}
          className={classes.brand}
          aria-label={`${profile.siteName}, ${homeLink.label}`}
        >
          <Wordmark site={profile} />
        </Link>
        <nav className={classes.links} aria-label={shellMessages.mainNavigation}>
          <BarLink link={homeLink} />
          <NavDropdown label={shellMessages.events} links={eventLinks} />
          {boardLinks[1] ? (
            <NavDropdown label={boardLinks[0].label} links={boardLinks} />
          ) : (
            <BarLink link={boardLinks[0]} />
          )}
          <BarLink link={submitLink} />
          <BarLink link={sponsorsLink} />
          {outsideLinks(profile).map(({ label, href }) => (
            <OutsideAnchor key={label} href={href} className={`${classes.link} ${classes.outside}`}>
              {label}
            </OutsideAnchor>
          ))}
          <Link
            to={adminLink.to}
            className={classes.icon}
            aria-label={adminLink.label}
            title={adminLink.label}
          >
            <IconSettings size={21} stroke={1.7} aria-hidden="true" />
          </Link>
        </nav>
        <ColourSchemeToggle className={`${classes.icon} ${shared.scripted}`} />
        <button
          type="button"
          className={`${classes.icon} ${classes.burger} ${shared.scripted}`}
          aria-label={shellMessages.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpenedAt(key)}
        >
          <IconMenu2 size={24} aria-hidden="true" />
        </button>
      </div>
      <RouteProgress />
      <MobileMenu open={menuOpen} onClose={() => setMenuOpenedAt(null)} />
    </header>
  );
}

function BarLink({ link }: { readonly link: PageLink }) {
  return (
    <NavLink to={link.to} end={link.to === pageRoutes.home} className={classes.link}>
      {link.label}
    </NavLink>
  );
}

/** Progress indicator while the next page loads; delayed, so that fast pages do not show it. */
function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className={routeProgressClasses.root} role="progressbar" aria-label={shellMessages.pageLoading} />
  );
}
