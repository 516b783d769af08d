import { Button } from '@mantine/core';
import { messages, pageRoutes } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconRoadOff } from '@tabler/icons-react';
import { Link, type MetaDescriptor } from 'react-router';
import { shellMessages } from './shell-messages.js';

/** HTTP 404 Not Found. */
export const NOT_FOUND = 404;

/** Metadata: excluded from search engines. */
export const notFoundMeta: MetaDescriptor[] = [
  { title: messages.app.notFound },
  { name: 'robots', content: 'noindex' },
];

/** Content of the 404 page. */
export function NotFound() {
  return (
    <EmptyState
      order={1}
      icon={IconRoadOff}
      title={messages.app.notFound}
      action={
        <Button component={Link} to={pageRoutes.home}>
          {shellMessages.home}
        </Button>
      }
    />
  );
}
