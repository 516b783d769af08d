import { Badge, Button, Checkbox, Group, Text } from '@mantine/core';
import { formatLongDate, type PastEvent, readEvent } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconPencil, IconPhoto, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { ContentTab, type OpenedDialog } from '../../../kernel/content/content-tab.js';
import { pastEventKind } from '../../../kernel/content/kinds/past-event-kind.js';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import { useContent, useContentChange } from '../../../kernel/content/use-content.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import type { DraftStore } from '../../../kernel/context/draft-store.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import { ItemCard, type RowControls } from '../../../kernel/lists/item.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import classes from './past-event-card.module.css';
import { PastEventDialog } from './past-event-form.js';
import { MEDIA_FORMS, PastEventMediaDialog } from './past-event-media.js';

const text = pastEventAdminMessages;

/** Past events with their galleries and videos. */
export function PastEventsTab() {
  const { drafts } = useDashboard();
  const { mutate: toggle } = useContentChange(pastEventKind, (client, { _id }) =>
    client.pastEvents.toggleFeatured(_id),
  );
  return (
    <ContentTab
      kind={pastEventKind}
      query={useContent(pastEventKind)}
      failed={text.failedToLoad}
      rowHeight={88}
      title={text.list}
      emptyTitle={text.emptyTitle}
      emptyDetail={text.emptyDetail}
      addLabel={text.add}
      dialogs={{
        edit: (props) => <PastEventDialog {...props} />,
        media: ({ edited, onClose }) => edited && <PastEventMediaDialog event={edited} onClose={onClose} />,
      }}
      drafted={(events) => draftedMedia(drafts, events)}
      cards={{ display: 'grid', width: 'medium' }}
      row={(event, controls, open) => (
        <PastEventCard
          event={event}
          {...controls}
          onMedia={() => open('media', event)}
          onToggle={() => toggle(event)}
        />
      )}
    />
  );
}

/** The media dialog that had unsent input when the session ended. */
function draftedMedia(drafts: DraftStore, events: readonly PastEvent[]): OpenedDialog<PastEvent> | null {
  const ids = new Set(MEDIA_FORMS.map((form) => drafts.subjectOf(form)));
  const item = events.find(({ _id }) => ids.has(_id));
  return item ? { dialog: 'media', item } : null;
}

interface PastEventCardProps extends RowControls {
  readonly event: PastEvent;
  onMedia(): void;
  onToggle(): void;
}

/** A past event with its picture, media and actions. */
function PastEventCard({ event, onMedia, onToggle, ...controls }: PastEventCardProps) {
  const { title, location, gallery, videos, featured } = event;
  return (
    <ItemCard name={title} className={classes.root}>
      <div className={classes.picture}>
        <CarPicture
          src={event.image}
          alt=""
          sizes="(min-width: 62em) 20rem, 100vw"
          ratio={16 / 9}
          fallback={<IconPhoto size={36} stroke={1.2} aria-hidden="true" />}
        />
        {featured && (
          <Badge component="span" size="lg" pos="absolute" top={12} left={12} c="var(--qm-on-accent)">
            {text.featured}
          </Badge>
        )}
      </div>
      <div className={classes.words}>
        <Checkbox
          label={
            <Text span fw={600} fz={17}>
              {title}
            </Text>
          }
          checked={controls.isSelected}
          onChange={({ currentTarget }) => controls.onSelect(currentTarget.checked)}
        />
        <p>{formatLongDate(readEvent(event))}</p>
        {location && <p>{location}</p>}
        <p>
          {text.pictures(gallery.length)}, {text.videos(videos.length)}
        </p>
      </div>
      <Group gap="xs" wrap="nowrap" mt="auto" p="md">
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPhoto size={18} aria-hidden="true" />}
          aria-label={text.media(title)}
          flex={1}
          miw={0}
          mih="var(--qm-touch)"
          onClick={onMedia}
        >
          {text.mediaButton}
        </Button>
        <IconAction
          icon={featured ? IconStarFilled : IconStar}
          label={featured ? text.unfeature(title) : text.feature(title)}
          onClick={onToggle}
        />
        <IconAction icon={IconPencil} label={listMessages.edit(title)} onClick={controls.onEdit} />
        <IconAction
          icon={IconTrash}
          color="red"
          label={listMessages.delete(title)}
          onClick={controls.onDelete}
        />
      </Group>
    </ItemCard>
  );
}
