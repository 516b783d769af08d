import { type SiteProfile, SOCIAL_NETWORKS, socialNetworkNames } from '@quartermile/core/domain';
import { IconPlayerPlay } from '@tabler/icons-react';
import { socialSigns } from '../../shell/social-icons.js';
import shared from '../../styles/shared.module.css';
import classes from './connect.module.css';
import { ExternalCard } from './external-card.js';
import { homePageMessages } from './home-messages.js';
import { HomeSection } from './home-section.js';
import { homeSections } from './home-sections.js';

const home = homePageMessages;

/** Social pages, and networks without a page yet. */
export function Connect({ profile }: { readonly profile: SiteProfile }) {
  const { channel, social } = profile.links;
  const coming = SOCIAL_NETWORKS.filter((network) => !social.some((page) => page.network === network));
  return (
    <HomeSection id={homeSections.connect} title={home.connectTitle} intro={home.connectIntro}>
      <div className={shared.pair}>
        <ExternalCard
          sign={IconPlayerPlay}
          words={[home.channel, home.channelIntro]}
          href={channel}
          call={home.followNow}
        />
        {social.map(({ network, url }) => (
          <ExternalCard
            key={network}
            sign={socialSigns[network]}
            words={[socialNetworkNames[network], home.socialIntro]}
            href={url}
            call={home.followNow}
          />
        ))}
      </div>
      {coming.length > 0 && (
        <div className={`${shared.row} ${classes.coming}`}>
          <h3 className={classes.comingTitle}>{home.comingSoon}</h3>
          <ul className={shared.row}>
            {coming.map((network) => {
              const Sign = socialSigns[network];
              return (
                <li key={network} className={classes.network}>
                  <Sign size={20} stroke={1.7} aria-hidden="true" />
                  {socialNetworkNames[network]}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </HomeSection>
  );
}
