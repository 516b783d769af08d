import { apiPath, apiRoutes, eventDayMessages } from '@quartermile/core/domain';
import { additions, addOneOfEach } from '../harness/existing-ids.js';
import type { RefusalChecks } from './refusal-checks.js';

/** An event whose day is not over, and a past event that cannot be an event again. */
export async function refuseConversions(checks: RefusalChecks): Promise<void> {
  await checks.server.dataSource.query('DELETE FROM rate_limit');
  checks.ids = await addOneOfEach(checks.calls);
  const over = 'POST /api/events/to-past-event/{id}';
  const early = await checks.send(over, { body: additions.pastEvent }, 'event');
  checks.expectRefusal(over, early, 'event_not_over', eventDayMessages.notOver);

  const back = 'POST /api/past-events/to-event/{id}';
  const { link } = additions.video;
  const addVideo = apiPath(apiRoutes.pastEvents.addVideo, { id: checks.ids.formerEvent });
  await checks.calls.sendAsAdmin('POST', addVideo, { link });
  const full = await checks.send(back, {}, 'formerEvent');
  checks.expectRefusal(back, full, 'past_event_has_media', eventDayMessages.hasMedia);

  const update = apiPath(apiRoutes.pastEvents.update, { id: checks.ids.formerEvent });
  await checks.calls.sendAsAdmin('PUT', update, { videos: [] });
  const [{ id } = { id: '' }] = await checks.server.dataSource.query(
    `SELECT source ->> 'id' AS id FROM past_events WHERE id = $1`,
    [checks.ids.formerEvent],
  );
  await checks.calls.sendAsAdmin('POST', apiRoutes.events.import, { documents: [{ id, title: 'Again' }] });
  const taken = await checks.send(back, {}, 'formerEvent');
  checks.expectRefusal(
    back,
    taken,
    'conflict',
    'Somebody else changed this meanwhile. Please load it again.',
  );
}
