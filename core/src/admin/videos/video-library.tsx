import { adminMessages, type Video } from '@quartermile/core/domain';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { DeleteDialog, type Deletion } from '../lists/delete-dialog.js';
import { DisplayToggle } from '../lists/display-toggle.js';
import { ListScreen } from '../lists/list-screen.js';
import { Rows } from '../lists/rows.js';
import type { SortOrder } from '../lists/search-items.js';
import { SHARED_SEARCH, useDisplay } from '../lists/use-display.js';
import { useListView } from '../lists/use-list-view.js';
import { EditVideoDialog } from './edit-video-dialog.js';
import { VideoRow } from './video-row.js';

const text = adminMessages.videos;
const keyOf = ({ _id }: Video): string => _id;
const labelOf = ({ title }: Video): string => title;
const textOf = ({ title, link }: Video): string => `${title}\n${link}`;
const sorts: readonly [SortOrder<Video>, ...SortOrder<Video>[]] = [
  { id: 'newest', label: text.newest },
  { id: 'oldest', label: text.oldest, compare: (a, b) => a.createdAt.localeCompare(b.createdAt) },
  { id: 'title', label: text.byTitle, compare: (a, b) => a.title.localeCompare(b.title) },
  { id: 'views', label: text.byViews, compare: (a, b) => b.views - a.views },
];

/** All videos, to be found, edited and deleted. */
export function VideoLibrary({ videos }: { readonly videos: readonly Video[] }) {
  const { drafts } = useDesk();
  const [edited, setEdited] = useState(() => drafts.subjectOf('edit-video'));
  const [doomed, setDoomed] = useState<readonly Video[]>([]);
  const { display, setDisplay } = useDisplay('grid');
  const view = useListView({
    name: 'videos',
    searchName: SHARED_SEARCH,
    items: videos,
    keyOf,
    textOf,
    sorts,
  });
  const video = videos.find(({ _id }) => _id === edited);
  return (
    <>
      <ListScreen
        title={text.library}
        view={view}
        searchLabel={text.search}
        tools={<DisplayToggle display={display} onChange={setDisplay} />}
        emptyTitle={text.emptyTitle}
        emptyDetail={text.emptyDetail}
        onDelete={setDoomed}
      >
        <Rows display={display}>
          {view.rows.map((row) => (
            <VideoRow
              key={row._id}
              video={row}
              isSelected={view.selection.has(row)}
              onSelect={(isSelected) => view.selection.set([row], isSelected)}
              onEdit={() => setEdited(row._id)}
              onDelete={() => setDoomed([row])}
            />
          ))}
        </Rows>
      </ListScreen>
      {video && <EditVideoDialog video={video} onClose={() => setEdited(null)} />}
      <DeleteDialog deletion={useVideoDeletion()} doomed={doomed} onClose={() => setDoomed([])} />
    </>
  );
}

function useVideoDeletion(): Deletion<Video> {
  const { client } = useDesk().host;
  return {
    remove: ({ _id }) => client.videos.delete(_id),
    lists: [listKeys.videos],
    keyOf,
    labelOf,
    countOf: text.count,
    title: text.deleteTitle,
    question: ({ title }) => text.deleteQuestion(title),
    confirm: text.deleteConfirm,
    deleted: text.deleted,
    failed: text.deleteFailed,
  };
}
