import { Button, Title } from '@mantine/core';
import type { SiteProfile } from '@quartermile/core/domain';
import {
  type Icon,
  IconCamera,
  IconCoffee,
  IconHeartHandshake,
  IconPlayerPlay,
  IconRoad,
  IconScale,
  IconShirt,
  IconUsersGroup,
} from '@tabler/icons-react';
import shared from '../../styles/shared.module.css';
import { ExternalCard } from './external-card.js';
import { homePageMessages } from './home-messages.js';
import { HomeSection } from './home-section.js';
import { homeSections } from './home-sections.js';
import classes from './support.module.css';

const home = homePageMessages;

const reasons: readonly (readonly [Icon, readonly [title: string, detail: string]])[] = [
  [IconScale, home.reasons.independent],
  [IconCamera, home.reasons.equipment],
  [IconRoad, home.reasons.adventures],
  [IconUsersGroup, home.reasons.community],
];

/** Ways to support the creator, the donation first. */
export function Support({ profile }: { readonly profile: SiteProfile }) {
  const { creatorName, links } = profile;
  return (
    <HomeSection id={homeSections.support} title={home.supportTitle(creatorName)} intro={home.supportIntro}>
      <div className={`${shared.stack} ${classes.columns}`}>
        <ul className={`${shared.pair} ${classes.reasons}`}>
          {reasons.map(([Sign, [title, detail]]) => (
            <li key={title} className={classes.reason}>
              <Sign size={26} stroke={1.6} aria-hidden="true" />
              <div>
                <h3 className={shared.name}>{title}</h3>
                <p className={classes.detail}>{detail}</p>
              </div>
            </li>
          ))}
        </ul>
        <Donation href={links.donation} />
      </div>
      <Title order={3} className={classes.otherWays}>
        {home.otherWays}
      </Title>
      <div className={shared.columns}>
        <ExternalCard sign={IconPlayerPlay} words={home.subscribeWay} href={links.channel} />
        <ExternalCard sign={IconShirt} words={home.shopWay} href={links.shop} />
        <ExternalCard sign={IconCoffee} words={home.coffeeWay} href={links.coffee} />
      </div>
    </HomeSection>
  );
}

function Donation({ href }: { readonly href: string }) {
  return (
    <div className={`${shared.panel} ${classes.donation}`}>
      <Title order={3} size="h2">
        {home.donateTitle}
      </Title>
      <p>{home.donateIntro}</p>
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        size="lg"
        className={classes.donate}
        leftSection={<IconHeartHandshake size={22} aria-hidden="true" />}
      >
        {home.donate}
      </Button>
    </div>
  );
}
