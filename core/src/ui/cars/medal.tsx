import classes from './medal.module.css';

const medals = ['Gold', 'Silver', 'Bronze'] as const;

/**
 * Medal icon with label for places 1 to 3; nothing for others.
 * @param position place from 1; shared places have the same medal
 */
export function Medal({ position }: { readonly position: number }) {
  const name = medals[position - 1];
  if (!name) return null;
  return (
    <span role="img" aria-label={name} className={classes.root} data-medal={name.toLowerCase()}>
      {position}
    </span>
  );
}
