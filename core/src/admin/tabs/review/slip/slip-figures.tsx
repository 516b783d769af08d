import { Button, VisuallyHidden } from '@mantine/core';
import type { AdminCar, SlipAgreement, SlipValue } from '@quartermile/core/domain';
import { type Icon, IconCheck, IconEqualNot, IconMinus } from '@tabler/icons-react';
import { type ComparedFigure, correctionBySlip } from './compare-slip.js';
import classes from './slip-figures.module.css';
import { slipMessages } from './slip-messages.js';
import type { SlipView } from './slip-view.js';
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
  readonly slip: SlipView;
  readonly onTake: TakeSlip;
}

/** All figures of a slip beside those of the driver, with their certainty, and buttons that take them over. */
export function SlipFigures({ car, slip, onTake }: SlipFiguresProps) {
  return (
    <section className={classes.root} aria-label={text.title}>
      <h3 className={classes.title}>{text.title}</h3>
      {slip.state === 'read' ? (
        <ul className={classes.list}>
          {slip.figures.map((compared) => (
            <Figure key={compared.figure} compared={compared} onTake={() => onTake(car, [compared])} />
          ))}
        </ul>
      ) : (
        <p className={classes.note}>{text[slip.state]}</p>
      )}
    </section>
  );
}

function Figure({ compared, onTake }: { readonly compared: ComparedFigure; onTake(): void }) {
  const { figure, value, agreement } = compared;
  const Sign = signs[agreement];
  const name = text.figures[figure];
  return (
    <li className={classes.figure} data-agreement={agreement}>
      <span className={classes.label}>{name}</span>
      <span className={classes.value}>
        <Sign size={18} aria-hidden="true" />
        {value ? valueText(value) : '–'}
      </span>
      <span className={classes.detail}>{detailsOf(compared)}</span>
      {canTake(compared) && (
        <Button size="compact-sm" variant="default" aria-label={text.takeFigure(name)} onClick={onTake}>
          {text.take}
        </Button>
      )}
    </li>
  );
}

/** The figures of a slip in one line, for a card of the queue. */
export function SlipLine({ car, slip, onTake }: SlipFiguresProps) {
  if (slip.state === 'off') return null;
  if (slip.state !== 'read') return <p className={classes.note}>{text[slip.state]}</p>;
  const read = slip.figures.filter(({ value }) => value);
  return (
    <div className={classes.line}>
      <ul className={classes.chips} aria-label={text.title}>
        {read.map(({ figure, value, agreement }) => {
          const Sign = signs[agreement];
          return (
            <li key={figure} className={classes.chip} data-agreement={agreement}>
              <Sign size={16} aria-hidden="true" />
              <span className={classes.chipLabel}>{text.figures[figure]}</span> {value && valueText(value)}
              <VisuallyHidden>({text.agreements[agreement]})</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      {read.some(canTake) && (
        <Button size="compact-sm" variant="default" onClick={() => onTake(car, slip.figures)}>
          {text.take}
        </Button>
      )}
    </div>
  );
}

const canTake = (compared: ComparedFigure): boolean => Object.keys(correctionBySlip([compared])).length > 0;

/** A value with its unit, such as "11.842 s". */
export function valueText({ value, unit }: SlipValue): string {
  return unit === null ? value : `${value} ${unit}`;
}

function detailsOf({ value, agreement }: ComparedFigure): string {
  if (!value) return text.agreements.unread;
  return [
    text.agreements[agreement],
    text.certainty(value.confidence),
    value.lane && text.lanes[value.lane],
    value.fromMph && text.fromMph,
  ]
    .filter(Boolean)
    .join(' · ');
}
