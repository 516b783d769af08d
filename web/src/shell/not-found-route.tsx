import { Button } from '@mantine/core';
import { messages, pageRoutes } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconRoadOff } from '@tabler/icons-react';
import { data, Link } from 'react-router';

/** Unknown addresses answer 404, with a page. */
export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: messages.app.notFound }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundRoute() {
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
