import type { Category } from '@quartermile/core/domain';
import { type Icon, IconFlag3, IconThumbUp, IconWorld } from '@tabler/icons-react';
import classes from './badge.module.css';

/** Icon and colour of each category. */
const categorySigns: Readonly<Record<Category, { readonly icon: Icon; readonly tone: string }>> = {
  'World Facts': { icon: IconWorld, tone: 'steel' },
  'Our Drag Races': { icon: IconFlag3, tone: 'accent' },
  'Votes by Viewers': { icon: IconThumbUp, tone: 'go' },
};

/** A category's name with its icon. */
export function CategoryBadge({ category }: { readonly category: Category }) {
  const { icon: Sign, tone } = categorySigns[category];
  return (
    <span className={classes.root} data-tone={tone}>
      <Sign className={classes.icon} aria-hidden="true" />
      {category}
    </span>
  );
}
