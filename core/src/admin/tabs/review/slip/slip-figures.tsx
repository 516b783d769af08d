import { Button, Group, VisuallyHidden } from '@mantine/core';
import { type AdminCar, rankingTimeText, type SlipAgreement } from '@quartermile/core/domain';
import { ElapsedTime } from '@quartermile/core/ui';
import { type Icon, IconCheck, IconEqualNot, IconMinus } from '@tabler/icons-react';
import { type ComparedFigure, correctionBySlip } from './compare-slip.js';
import classes from './slip-figures.module.css';
import { slipMessages } from './slip-messages.js';
import { type SlipView, valueText } from './slip-view.js';
import type { TakeSlip } from './use-take-slip.js';

const text = slipMessages;
const signs: Readonly<Record<SlipAgreement, Icon>> = {
  equal: IconCheck,
  different: IconEqualNot,
  none: IconMinus,
  unread: IconMinus,
};

export interface SlipFiguresProps {
  readonly car: AdminCar;
  /** What was read from the proof; null without a proof. */
  readonly slip: SlipView | null;
  readonly onTake: TakeSlip;
}

const readOf = (slip: SlipView | null): ComparedFigure[] => slip?.figures.filter(({ value }) => value) ?? [];

/** The claimed time above the one that was read from the proof; on phones beside it. */
export function SlipTimes({ car, slip }: Omit<SlipFiguresProps, 'onTake'>) {
  const time = readOf(slip).find(({ figure }) => figure === 'time');
  return (
    <section aria-label={text.title}>
      <dl className={classes.times}>
        <Time label={text.claimed} seconds={rankingTimeText(car)} />
        {time?.value && <Time label={text.onSlip} seconds={time.value.value} compared={time} />}
      </dl>
      {slip && slip.state !== 'read' && slip.state !== 'off' && (
        <p className={classes.note}>{text[slip.state]}</p>
      )}
    </section>
  );
}

/** The other figures of a slip, and the button that takes all of them over. */
export function OtherFigures({ car, slip, onTake }: SlipFiguresProps) {
  const read = readOf(slip);
  const others = read.filter(({ figure }) => figure !== 'time');
  return (
    <Group gap="xs">
      {others.length > 0 && (
        <ul className={classes.others} aria-label={text.others}>
          {others.map((compared) => (
            <li key={compared.figure} data-agreement={compared.agreement}>
              <Sign compared={compared} /> <b>{text.figures[compared.figure]}</b>{' '}
              {compared.value && valueText(compared.value)}
            </li>
          ))}
        </ul>
      )}
      {read.some(canTake) && (
        <Button size="compact-sm" variant="default" onClick={() => onTake(car, slip?.figures ?? [])}>
          {text.take}
        </Button>
      )}
    </Group>
  );
}

interface TimeProps {
  readonly label: string;
  readonly seconds: string | null;
  /** How a time that was read compares with the driver's. */
  readonly compared?: ComparedFigure;
}

function Time({ label, seconds, compared }: TimeProps) {
  return (
    <div data-agreement={compared?.agreement}>
      <dt>{label}</dt>
      <dd>
        <ElapsedTime seconds={seconds} />
        {compared && <Sign compared={compared} />}
      </dd>
    </div>
  );
}

/** Whether a figure that was read is the driver's, with its certainty for screen readers and as a tooltip. */
export function Sign({ compared }: { readonly compared: ComparedFigure }) {
  const Shape = signs[compared.agreement];
  const detail = detailsOf(compared);
  return (
    <span title={detail}>
      <Shape size="1em" aria-hidden="true" />
      <VisuallyHidden>({detail})</VisuallyHidden>
    </span>
  );
}

const canTake = (compared: ComparedFigure): boolean => Object.keys(correctionBySlip([compared])).length > 0;

function detailsOf({ value, agreement }: ComparedFigure): string {
  return [
    text.agreements[agreement],
    value && text.certainty(value.confidence),
    value?.lane && text.lanes[value.lane],
    value?.fromMph && text.fromMph,
  ]
    .filter(Boolean)
    .join(' · ');
}
