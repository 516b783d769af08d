import { archivePath, pageRoutes } from '@quartermile/core/domain';
import { IconCalendarBolt, IconMail, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import shared from '../styles/shared.module.css';
import { NewsletterForm, type NewsletterFormProps } from './newsletter/newsletter-form.js';
import { shellMessages } from './shell-messages.js';
import classes from './site-footer.module.css';
import { SocialIcons } from './social-icons.js';
import { useSiteProfile } from './use-site-profile.js';
import { Wordmark } from './wordmark.js';

const shell = shellMessages;

export interface SiteFooterProps {
  readonly signup: NewsletterFormProps['signup'];
}

/** Footer of every public page (specification section 2). */
export function SiteFooter({ signup }: SiteFooterProps) {
  const profile = useSiteProfile();
  const { siteName, mailboxes, sendsMail } = profile;
  const [year] = useState(() => new Date().getFullYear());
  const mailbox = `mailto:${mailboxes.contact}`;
  return (
    <footer className={classes.root}>
      <div className={classes.inner}>
        <div className={`${shared.stack} ${classes.about}`}>
          <Wordmark site={profile} />
          <ul className={classes.facts}>
            <li>
              <IconMail size={18} stroke={1.7} aria-hidden="true" />
              <a href={mailbox}>{mailboxes.contact}</a>
            </li>
            <li>
              <IconMapPin size={18} stroke={1.7} aria-hidden="true" />
              {shell.based}
            </li>
            <li>
              <IconCalendarBolt size={18} stroke={1.7} aria-hidden="true" />
              {shell.daily}
            </li>
          </ul>
          <SocialIcons />
        </div>
        <NewsletterForm signup={signup} sendsMail={sendsMail} />
      </div>
      <div className={`${shared.row} ${shared.note} ${classes.legal}`}>
        <p suppressHydrationWarning>{shell.copyright(year, siteName)}</p>
        <nav aria-label={shell.footerNavigation} className={shared.row}>
          <Link to={pageRoutes.records}>{shell.records}</Link>
          <Link to={pageRoutes.rules}>{shell.rules}</Link>
          {/* A page of the server, not of the app. */}
          <a href={archivePath}>{shell.newsletters}</a>
          <a href={pageRoutes.privacy} target="_blank" rel="noopener">
            {shell.privacy}
          </a>
          <a href={pageRoutes.terms} target="_blank" rel="noopener">
            {shell.terms}
          </a>
          <a href={mailbox}>{shell.contact}</a>
        </nav>
      </div>
    </footer>
  );
}
