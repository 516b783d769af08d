import { Button, Group, Stack, Text, Title } from '@mantine/core';
import {
  eventDayMessages,
  LADDER_SIZES,
  type LadderSize,
  type Lineup,
  type LineupRace,
  ladderWinners,
  roundName,
} from '@quartermile/core/domain';
import { Fragment, useState } from 'react';
import { ConfirmDialog } from '../../../../kernel/dialogs/confirm-dialog.js';
import { ChoiceBar } from '../../../../kernel/lists/choice-bar.js';
import { eventDayAdminMessages } from './day-messages.js';
import classes from './event-days.module.css';
import { LadderRace } from './ladder-race.js';
import { useLineupChange } from './use-lineup.js';

const text = eventDayAdminMessages;
const sizes = LADDER_SIZES.map((size) => ({ id: String(size), label: String(size) }));

export interface LadderSectionProps {
  /** Id of the event. */
  readonly id: string;
  readonly lineup: Lineup;
}

/** Draws the ladder and takes its results. */
export function LadderSection({ id, lineup: { cars, ladder } }: LadderSectionProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const size = picked ?? String(ladder?.size ?? sizeFor(cars.length));
  const [asked, setAsked] = useState<LadderSize | 'none' | null>(null);
  const { mutate, isPending } = useLineupChange<LadderSize | null>(
    id,
    { done: text.drawn, failed: text.drawFailed },
    (calls, drawn) => calls.drawLadder(id, { size: drawn, _seen: ladderWinners(ladder?.rounds) }),
  );
  const chosen = LADDER_SIZES.find((one) => String(one) === size) ?? LADDER_SIZES[0];
  const rounds = ladder?.rounds ?? [];
  const hasResults = rounds.some((races) => races.some(isRaced));
  const draw = (wanted: LadderSize | null): void => {
    if (hasResults) setAsked(wanted ?? 'none');
    else mutate(wanted);
  };
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {eventDayMessages.ladder}
      </Title>
      <Text c="dimmed" size="sm">
        {text.drawHint}
      </Text>
      <Group gap="sm">
        <ChoiceBar label={text.size} choices={sizes} value={size} onChange={setPicked} />
        <Button disabled={cars.length < 2} loading={isPending} onClick={() => draw(chosen)}>
          {ladder ? text.drawAgain : text.draw}
        </Button>
        {ladder && (
          <Button variant="default" disabled={isPending} onClick={() => draw(null)}>
            {text.removeLadder}
          </Button>
        )}
      </Group>
      {hasResults && (
        <Text c="dimmed" size="sm">
          {text.laterCleared}
        </Text>
      )}
      {[...rounds.entries()].map(([at, races]) => (
        <Fragment key={at}>
          <Title order={4} size="h5">
            {roundName(at, rounds.length)}
          </Title>
          <ol aria-label={roundName(at, rounds.length)} className={classes.races}>
            {[...races.entries()].map(([index, race]) => (
              <LadderRace
                key={keyOf(race, index)}
                id={id}
                place={{ round: at + 1, race: index + 1 }}
                race={race}
              />
            ))}
          </ol>
        </Fragment>
      ))}
      {asked !== null && (
        <ConfirmDialog
          title={asked === 'none' ? text.removeLadder : text.drawAgain}
          question={text.drawQuestion}
          confirmLabel={asked === 'none' ? text.removeLadder : text.drawAgain}
          busy={isPending}
          onConfirm={() => {
            mutate(asked === 'none' ? null : asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

/** Another car in a race starts with empty times. */
const keyOf = ({ sides }: LineupRace, index: number): string =>
  [index, ...sides.map((side) => (typeof side === 'object' ? side.carId : side))].join();

/** Whether a race has a result, and not just a bye. */
const isRaced = ({ sides, winner }: LineupRace): boolean => winner !== null && !sides.includes('bye');

/** The smallest ladder for all cars, at most the largest one. */
function sizeFor(cars: number): LadderSize {
  return LADDER_SIZES.find((size) => size >= cars) ?? 16;
}
