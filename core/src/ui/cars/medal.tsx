import classes from './medal.module.css';

const medals = ['Gold', 'Silver', 'Bronze'] as const;

export interface MedalProps {
  /** Place from 1; shared places have the same medal. */
  readonly position: number;
  readonly size?: 'md' | 'lg';
}

/** Medal icon with label for places 1 to 3; nothing for others. */
export function Medal({ position, size = 'md' }: MedalProps) {
  const name = medals[position - 1];
  if (!name) return null;
  return (
    <span
      role="img"
      aria-label={name}
      className={classes.root}
      data-medal={name.toLowerCase()}
      data-size={size}
    >
      <svg viewBox="0 0 40 46" aria-hidden="true">
        <path fill="var(--ribbon)" d="M9 2h9l5 16H14zM31 2h-9l-5 16h9z" />
        <circle fill="var(--rim)" cx="20" cy="29" r="15.5" />
        <circle fill="var(--face)" cx="20" cy="29" r="12" />
        <path
          fill="#fff"
          opacity={0.5}
          d="M9.5 25a11.5 11.5 0 0 1 15.6-6.4A18 18 0 0 0 9.9 32.5a11.6 11.6 0 0 1-.4-7.5z"
        />
        <text className={classes.place} x="20" y="35.4" textAnchor="middle">
          {position}
        </text>
      </svg>
    </span>
  );
}
