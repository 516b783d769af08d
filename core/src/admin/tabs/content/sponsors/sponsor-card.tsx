import { ActionIcon, Anchor, Button, Checkbox } from '@mantine/core';
import { messages, type Sponsor } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import card from '../../../kernel/content/card.module.css';
import type { RowControls } from '../../../kernel/content/content-list.js';
import { sponsorAdminMessages } from '../../../kernel/content/kinds/sponsor-messages.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import classes from './sponsor-card.module.css';

const text = sponsorAdminMessages;

export interface SponsorCardProps extends RowControls {
  readonly sponsor: Sponsor;
  readonly isChanging: boolean;
  onEdit(): void;
  onFeature(): void;
}

/** A sponsor with its actions. */
export function SponsorCard(props: SponsorCardProps) {
  const { sponsor, isSelected, onSelect } = props;
  const { name, website, category, description, logo, featured } = sponsor;
  return (
    <article
      className={`${card.surface} ${classes.root}`}
      aria-label={name}
      data-selected={isSelected || undefined}
    >
      <div className={classes.head}>
        <Checkbox
          aria-label={listMessages.select(name)}
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
        {featured && (
          <span className={classes.featured}>
            <IconStarFilled size={14} aria-hidden="true" />
            {text.featured}
          </span>
        )}
      </div>
      <div className={classes.logo}>
        <CarPicture src={logo} alt={messages.sponsors.logo(name)} ratio={2} fit="contain" sizes="16rem" />
      </div>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.category}>{category}</p>
      <p className={classes.description}>{description}</p>
      <Anchor href={website} target="_blank" rel="noreferrer" size="sm" className={classes.website}>
        {website.replace(/^https?:\/\/|\/$/g, '')}
      </Anchor>
      <SponsorActions {...props} />
    </article>
  );
}

function SponsorActions({ sponsor, isChanging, onEdit, onFeature, onDelete }: SponsorCardProps) {
  const { name, featured } = sponsor;
  const Star = featured ? IconStarFilled : IconStar;
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPencil size={16} aria-hidden="true" />}
        aria-label={text.editOne(name)}
        onClick={onEdit}
      >
        {text.edit}
      </Button>
      <Button
        variant="default"
        size="xs"
        loading={isChanging}
        leftSection={<Star size={16} aria-hidden="true" />}
        aria-label={featured ? text.unfeatureOne(name) : text.featureOne(name)}
        onClick={onFeature}
      >
        {featured ? text.unfeature : text.feature}
      </Button>
      <ActionIcon color="red" aria-label={text.delete(name)} onClick={onDelete}>
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
