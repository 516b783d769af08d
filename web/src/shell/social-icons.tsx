import { VisuallyHidden } from '@mantine/core';
import { type SocialNetwork, socialNetworkNames } from '@quartermile/core/domain';
import {
  type Icon,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandTiktok,
  IconBrandX,
  IconPlayerPlay,
} from '@tabler/icons-react';
import shared from '../styles/shared.module.css';
import { OutsideAnchor } from './outside-link.js';
import { shellMessages } from './shell-messages.js';
import classes from './social-icons.module.css';
import { useSiteProfile } from './use-site-profile.js';

/** Icon of each social network. */
export const socialSigns: Readonly<Record<SocialNetwork, Icon>> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  tiktok: IconBrandTiktok,
  x: IconBrandX,
};

/** Icon links to the creator's channel and social pages. */
export function SocialIcons() {
  const { links } = useSiteProfile();
  return (
    <ul className={shared.row}>
      <SocialIcon sign={IconPlayerPlay} name={shellMessages.channel} href={links.channel} />
      {links.social.map(({ network, url }) => (
        <SocialIcon key={network} sign={socialSigns[network]} name={socialNetworkNames[network]} href={url} />
      ))}
    </ul>
  );
}

interface SocialIconProps {
  readonly sign: Icon;
  readonly name: string;
  readonly href: string;
}

function SocialIcon({ sign: Sign, name, href }: SocialIconProps) {
  return (
    <li>
      <OutsideAnchor href={href} className={`${shared.round} ${classes.icon}`}>
        <Sign size={22} stroke={1.7} aria-hidden="true" />
        <VisuallyHidden>{name}</VisuallyHidden>
      </OutsideAnchor>
    </li>
  );
}
