import { Button } from '@mantine/core';
import { pageRoutes } from '@quartermile/core/domain';
import { EmptyState, ErrorState } from '@quartermile/core/ui';
import { Link } from 'react-router';
import { useSettled } from '../../platform/use-settled.js';
import shared from '../../styles/shared.module.css';
import type { LoadedRace } from './load-race.js';
import { Opponents } from './opponents.js';
import { racePageMessages } from './race-messages.js';
import { TwoCars } from './two-cars.js';

const text = racePageMessages;

export interface RacePageProps {
  /** A promise while loading. */
  readonly race: LoadedRace | Promise<LoadedRace>;
  onRetry(): void;
  readonly isRetrying: boolean;
}

/** Two cars of the leaderboard lane against lane, or the choice of the second one. */
export function RacePage({ race, onRetry, isRetrying }: RacePageProps) {
  const loaded = useSettled(race);
  if (loaded === 'missing') return <MissingCar />;
  return (
    <div className={shared.page}>
      {loaded === null && (
        <ErrorState title={text.errorTitle} detail={text.failed} onRetry={onRetry} retrying={isRetrying} />
      )}
      {loaded?.kind === 'choice' && <Opponents choice={loaded} />}
      {loaded?.kind === 'race' && <TwoCars lanes={loaded.lanes} />}
    </div>
  );
}

function MissingCar() {
  return (
    <EmptyState
      order={1}
      title={text.missingTitle}
      detail={text.missingDetail}
      action={
        <Button component={Link} to={pageRoutes.leaderboard}>
          {text.toBoard}
        </Button>
      }
    />
  );
}
