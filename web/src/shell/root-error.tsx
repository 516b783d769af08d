import { messages, pageRoutes } from '@quartermile/core/domain';

/** What a visitor sees when a page broke: no details, and a way home that needs no script. */
export function RootError() {
  return (
    <main>
      <title>{messages.app.unexpectedError}</title>
      <h1>{messages.app.unexpectedError}</h1>
      <a href={pageRoutes.home}>Home</a>
    </main>
  );
}
