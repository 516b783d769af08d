import { Button } from '@mantine/core';
import { pageRoutes } from '@quartermile/core/domain';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useLastSettled } from '../../platform/use-settled.js';
import { About } from './about.js';
import { Connect } from './connect.js';
import { FeaturedCars } from './featured-cars/featured-cars.js';
import { Hero, type HeroProps } from './hero.js';
import { homePageMessages } from './home-messages.js';
import { HomeSection } from './home-section.js';
import { homeSections } from './home-sections.js';
import { scrollToSection } from './scroll-to-section.js';
import { Support } from './support.js';
import { usePlay } from './videos/use-play.js';
import { Videos, type VideosProps } from './videos/videos.js';

/** Delay before scrolling to the target in the navigation state. */
const SCROLL_TARGET_DELAY_MS = 100;

const home = homePageMessages;

export interface HomePageProps extends VideosProps, Pick<HeroProps, 'profile' | 'leader'> {}

/** The home page's sections in the specified order (section 2). What is new stands in the hero. */
export function HomePage({ profile, leader, ...videos }: HomePageProps) {
  useScrollTarget();
  const play = usePlay(videos);
  const listed = useLastSettled(videos.videos);
  return (
    <>
      <Hero
        profile={profile}
        videos={listed}
        play={(video) => void play(video)}
        leader={leader}
        getClient={videos.getClient}
      />
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
        <FeaturedCars profile={profile} />
      </HomeSection>
      <About profile={profile} />
      <Videos {...videos} />
      <Support profile={profile} />
      <Connect profile={profile} />
    </>
  );
}

/** Reads the section from navigation state: `{ scrollTo: 'support' }` (contract section 5). */
function readScrollTarget(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('scrollTo' in state)) return null;
  return typeof state.scrollTo === 'string' ? state.scrollTo : null;
}

/** Scrolls to the section in the navigation state. */
function useScrollTarget(): void {
  const location = useLocation();
  useEffect(() => {
    const target = readScrollTarget(location.state);
    if (target === null) return;
    const timer = setTimeout(() => scrollToSection(target), SCROLL_TARGET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [location]);
}
