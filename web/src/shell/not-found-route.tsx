import { messages, pageRoutes } from '@quartermile/core/domain';
import { data, Link } from 'react-router';

/** Unknown addresses answer 404, with a page. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return (
    <main>
      <h1>{messages.app.notFound}</h1>
      <Link to={pageRoutes.home}>Home</Link>
    </main>
  );
}
