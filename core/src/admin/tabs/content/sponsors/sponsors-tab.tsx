import { Anchor, Badge, Box, Button, Group, Text } from '@mantine/core';
import { messages, type Sponsor } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { ContentTab } from '../../../kernel/content/content-tab.js';
import { sponsorKind } from '../../../kernel/content/kinds/sponsor-kind.js';
import { sponsorAdminMessages } from '../../../kernel/content/kinds/sponsor-messages.js';
import { useContent, useContentChange } from '../../../kernel/content/use-content.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import { ItemCard, type RowControls, SelectItem } from '../../../kernel/lists/item.js';
import list from '../../../kernel/lists/item.module.css';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import classes from './sponsor-card.module.css';
import { SponsorForm } from './sponsor-form.js';

const text = sponsorAdminMessages;

/** Sponsor Management: one form to add and edit, and the current sponsors. */
export function SponsorsTab() {
  const feature = useContentChange(sponsorKind, (client, { _id, featured }) =>
    client.sponsors.update(_id, { featured: !featured }),
  );
  return (
    <ContentTab
      kind={sponsorKind}
      query={useContent(sponsorKind)}
      failed={messages.sponsors.failed}
      rowHeight={220}
      title={text.current}
      emptyTitle={messages.sponsors.emptyTitle}
      emptyDetail={text.emptyDetail}
      form={({ edited, onClose }) => <SponsorForm sponsor={edited} onEditEnd={onClose} />}
      cards={{ display: 'grid' }}
      row={(sponsor, controls) => (
        <SponsorCard
          sponsor={sponsor}
          {...controls}
          isChanging={feature.isPending && feature.variables._id === sponsor._id}
          onFeature={() => feature.mutate(sponsor)}
        />
      )}
    />
  );
}

interface SponsorCardProps extends RowControls {
  readonly sponsor: Sponsor;
  readonly isChanging: boolean;
  onFeature(): void;
}

function SponsorCard(props: SponsorCardProps) {
  const { sponsor, isSelected } = props;
  const { name, website, category, description, logo, featured } = sponsor;
  return (
    <ItemCard name={name} isSelected={isSelected} className={classes.root}>
      <Group justify="space-between" mih={24}>
        <SelectItem name={name} isSelected={isSelected} onSelect={props.onSelect} />
        {featured && (
          <Badge
            component="span"
            size="lg"
            variant="light"
            color="amber"
            fw={600}
            leftSection={<IconStarFilled size={14} aria-hidden="true" />}
          >
            {text.featured}
          </Badge>
        )}
      </Group>
      <Box w="min(100%, 11rem)" mx="auto" mt={4} mb="sm">
        <CarPicture src={logo} alt={messages.sponsors.logo(name)} ratio={2} fit="contain" sizes="16rem" />
      </Box>
      <h3 className={list.name}>{name}</h3>
      <Text c="dimmed" size="sm">
        {category}
      </Text>
      <Text fz={15} lineClamp={2} mt="xs" style={{ overflowWrap: 'anywhere' }}>
        {description}
      </Text>
      <Anchor href={website} target="_blank" rel="noreferrer" size="sm" mt={6} truncate>
        {website.replace(/^https?:\/\/|\/$/g, '')}
      </Anchor>
      <SponsorActions {...props} />
    </ItemCard>
  );
}

function SponsorActions({ sponsor, isChanging, onEdit, onFeature, onDelete }: SponsorCardProps) {
  const { name, featured } = sponsor;
  const Star = featured ? IconStarFilled : IconStar;
  return (
    <Group gap="xs" wrap="nowrap" mt="auto" pt="sm">
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPencil size={16} aria-hidden="true" />}
        aria-label={listMessages.edit(name)}
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
      <IconAction
        ml="auto"
        size="lg"
        color="red"
        icon={IconTrash}
        label={listMessages.delete(name)}
        onClick={onDelete}
      />
    </Group>
  );
}
