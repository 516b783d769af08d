import { Button } from '@mantine/core';
import { pageRoutes, type SiteProfile } from '@quartermile/core/domain';
import { Link } from 'react-router';
import { useLastSettled } from '../../platform/use-settled.js';
import { About } from './about.js';
import { Connect } from './connect.js';
import { FeaturedCars } from './featured-cars/featured-cars.js';
import { Hero } from './hero.js';
import { homePageMessages } from './home-messages.js';
import { HomeSection } from './home-section.js';
import { homeSections } from './home-sections.js';
import { NowSection, type NowSectionProps } from './now/now-section.js';
import { Support } from './support.js';
import { useScrollTarget } from './use-scroll-target.js';
import { usePlay } from './videos/use-play.js';
import { Videos, type VideosProps } from './videos/videos.js';

const home = homePageMessages;

export interface HomePageProps extends VideosProps, Pick<NowSectionProps, 'now'> {
  readonly profile: SiteProfile;
}

/** The home page's sections in the specified order (section 2), and after them what is new. */
export function HomePage({ profile, now, ...videos }: HomePageProps) {
  useScrollTarget();
  const play = usePlay(videos);
  const listed = useLastSettled(videos.videos);
  return (
    <>
      <Hero profile={profile} />
      <HomeSection
        id={homeSections.featuredCars}
        title={home.featuredTitle}
        intro={home.featuredIntro}
        action={
          <Button component={Link} to={pageRoutes.leaderboard} variant="default">
            {home.viewAll}
          </Button>
        }
      >
        <FeaturedCars />
      </HomeSection>
      <About profile={profile} />
      <Videos {...videos} />
      <Support profile={profile} />
      <Connect profile={profile} />
      <NowSection now={now} videos={listed} play={(video) => void play(video)} getClient={videos.getClient} />
    </>
  );
}
