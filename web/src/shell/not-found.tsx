import { Button } from '@mantine/core';
import { messages, pageRoutes } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconRoadOff } from '@tabler/icons-react';
import { Link, type MetaDescriptor } from 'react-router';

/** The status of a page that does not exist. */
export const NOT_FOUND = 404;

/** What such a page says about itself: nothing that should be found. */
export const notFoundMeta: MetaDescriptor[] = [
  { title: messages.app.notFound },
  { name: 'robots', content: 'noindex' },
];

/** What stands where a page would be that does not exist. */
export function NotFound() {
  return (
    <EmptyState
      order={1}
      icon={IconRoadOff}
      title={messages.app.notFound}
      action={
        <Button component={Link} to={pageRoutes.home}>
          {messages.shell.home}
        </Button>
      }
    />
  );
}
