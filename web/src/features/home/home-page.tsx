import { Button } from '@mantine/core';
import { messages, pageRoutes, type SiteProfile } from '@quartermile/core/domain';
import { Link } from 'react-router';
import { About } from './about.js';
import { Connect } from './connect.js';
import { FeaturedCars } from './featured-cars/featured-cars.js';
import { Hero } from './hero.js';
import { HomeSection } from './home-section.js';
import { homeSections } from './home-sections.js';
import { Support } from './support.js';
import { useScrollTarget } from './use-scroll-target.js';
import { Videos, type VideosProps } from './videos/videos.js';

const home = messages.home;

export interface HomePageProps extends VideosProps {
  readonly profile: SiteProfile;
}

/** The home page's sections in the specified order (section 2). */
export function HomePage({ profile, ...videos }: HomePageProps) {
  useScrollTarget();
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
    </>
  );
}
