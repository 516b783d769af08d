import type { Video } from '@quartermile/core/domain';
import { useState } from 'react';
import { ContentList } from '../../../kernel/content/content-list.js';
import { videoKind } from '../../../kernel/content/kinds/video-kind.js';
import { videoAdminMessages } from '../../../kernel/content/kinds/video-messages.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { DisplayToggle } from '../../../kernel/lists/display-toggle.js';
import { Rows } from '../../../kernel/lists/rows.js';
import { useDisplay } from '../../../kernel/lists/use-display.js';
import { EditVideoDialog } from './edit-video-dialog.js';
import { VideoRow } from './video-row.js';

const text = videoAdminMessages;

/** All videos, with search, edit and delete. */
export function VideoLibrary({ videos }: { readonly videos: readonly Video[] }) {
  const { drafts } = useDashboard();
  const [edited, setEdited] = useState(() => drafts.subjectOf(videoKind.forms.edit));
  const { display, setDisplay } = useDisplay('grid');
  const video = videos.find(({ _id }) => _id === edited);
  return (
    <>
      <ContentList
        kind={videoKind}
        items={videos}
        title={text.library}
        tools={<DisplayToggle display={display} onChange={setDisplay} />}
        emptyTitle={text.emptyTitle}
        emptyDetail={text.emptyDetail}
      >
        {(rows, controlsOf) => (
          <Rows display={display}>
            {rows.map((row) => (
              <VideoRow key={row._id} video={row} {...controlsOf(row)} onEdit={() => setEdited(row._id)} />
            ))}
          </Rows>
        )}
      </ContentList>
      {video && <EditVideoDialog video={video} onClose={() => setEdited(null)} />}
    </>
  );
}
