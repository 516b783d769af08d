import { adminMessages } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';

/** Holds the place of the tab until its screen is written. */
export function VideosTab() {
  return <EmptyState title={adminMessages.tabs.videos} />;
}
