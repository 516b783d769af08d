import type { Drivetrain } from '@quartermile/core/domain';
import classes from './badge.module.css';

/** A chassis from above: wheels by axle. */
const wheels = [
  { axle: 'front', x: 1, y: 1.5 },
  { axle: 'front', x: 11, y: 1.5 },
  { axle: 'rear', x: 1, y: 10.5 },
  { axle: 'rear', x: 11, y: 10.5 },
] as const;

const drivenAxles: Readonly<Record<Drivetrain, readonly string[]>> = {
  FWD: ['front'],
  RWD: ['rear'],
  AWD: ['front', 'rear'],
};

/** A drivetrain's abbreviation with a chassis icon that highlights the driven wheels. */
export function DrivetrainBadge({ drivetrain }: { readonly drivetrain: Drivetrain }) {
  return (
    <span className={classes.root}>
      <svg viewBox="0 0 15 16" className={classes.icon} aria-hidden="true">
        <path d="M3 4h9M3 12h9M7.5 4v8" className={classes.shaft} />
        {wheels.map(({ axle, x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="3"
            height="5"
            rx="1"
            className={classes.wheel}
            data-driven={drivenAxles[drivetrain].includes(axle) || undefined}
          />
        ))}
      </svg>
      {drivetrain}
    </span>
  );
}
