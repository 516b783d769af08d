import { messages, type Video } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconMovie, IconPencil, IconTrash } from '@tabler/icons-react';
import { ContentTab } from '../../../kernel/content/content-tab.js';
import { videoKind } from '../../../kernel/content/kinds/video-kind.js';
import { videoAdminMessages } from '../../../kernel/content/kinds/video-messages.js';
import { ScheduledPill } from '../../../kernel/content/publish-at.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { DisplayToggle } from '../../../kernel/lists/display-toggle.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import { ItemCard, type RowControls, SelectItem } from '../../../kernel/lists/item.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import { useDisplay } from '../../../kernel/lists/use-display.js';
import { AddVideoForm, EditVideoDialog } from './video-form.js';
import classes from './video-row.module.css';

const text = videoAdminMessages;

/** Video Management: a form to add videos, and the library. */
export function VideosTab() {
  const { display, setDisplay } = useDisplay('grid');
  return (
    <ContentTab
      kind={videoKind}
      query={useContent(videoKind)}
      failed={messages.video.failed}
      rowHeight={88}
      title={text.library}
      tools={<DisplayToggle display={display} onChange={setDisplay} />}
      emptyTitle={text.emptyTitle}
      emptyDetail={text.emptyDetail}
      form={() => <AddVideoForm />}
      dialogs={{
        edit: ({ edited, onClose }) => edited && <EditVideoDialog video={edited} onClose={onClose} />,
      }}
      cards={{ display }}
      row={(video, controls) => <VideoRow video={video} {...controls} />}
    />
  );
}

/** A row of the library: thumbnail, title, views and the number of its cars. */
function VideoRow({ video, onEdit, onDelete, ...select }: RowControls & { readonly video: Video }) {
  const { title } = video;
  return (
    <ItemCard name={title} isSelected={select.isSelected} className={classes.root}>
      <div className={classes.picture}>
        <CarPicture
          src={video.thumbnail}
          alt={text.thumbnailOf(title)}
          ratio={16 / 9}
          sizes="20rem"
          fallback={
            <span className={classes.blank}>
              <IconMovie size={32} stroke={1.4} aria-hidden="true" />
            </span>
          }
        />
      </div>
      <SelectItem className={classes.tick} name={title} {...select} />
      <div className={classes.words}>
        <h3 className={classes.title}>{title}</h3>
        {video.publishAt === undefined ? (
          <p className={classes.views}>
            {messages.video.views(video.views)}
            {video.cars !== undefined && ` · ${text.cars(video.cars)}`}
          </p>
        ) : (
          <ScheduledPill at={video.publishAt} />
        )}
      </div>
      <div className={classes.actions}>
        <IconAction size="lg" icon={IconPencil} label={listMessages.edit(title)} onClick={onEdit} />
        <IconAction
          size="lg"
          color="red"
          icon={IconTrash}
          label={listMessages.delete(title)}
          onClick={onDelete}
        />
      </div>
    </ItemCard>
  );
}
