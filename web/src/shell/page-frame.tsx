import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-frame.module.css';
import { shellMessages } from './shell-messages.js';
import { SiteFooter, type SiteFooterProps } from './site-footer.js';
import { SiteHeader } from './site-header.js';
import { useSiteProfile } from './use-site-profile.js';

/** Target of the skip link. */
const MAIN_ID = 'main';

export interface PageFrameProps extends SiteFooterProps {
  readonly children: ReactNode;
  /** Overlays, last in reading order. */
  readonly over?: ReactNode;
}

/** Frame of every public page: skip link, navigation, banners of what is paused, footer. */
export function PageFrame({ signup, children, over }: PageFrameProps) {
  return (
    <div className={classes.page}>
      <Button component="a" href={`#${MAIN_ID}`} className={classes.skip}>
        {shellMessages.skip}
      </Button>
      <SiteHeader />
      {Object.values(useSiteProfile().paused ?? {}).map((banner) => (
        <p key={banner} className={classes.banner}>
          {banner}
        </p>
      ))}
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter signup={signup} />
      {over}
    </div>
  );
}
