import { Button } from '@mantine/core';
import { submissionCalls } from '@quartermile/core/client';
import type { AdminCar } from '@quartermile/core/domain';
import { IconBrandWhatsapp, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { listKeys } from '../../kernel/context/query-client.js';
import { formatMoment } from '../../kernel/dates/format-moment.js';
import { useAdminCall } from '../../kernel/forms/use-admin-call.js';
import { driverMessages } from './driver-messages.js';
import classes from './notify-driver.module.css';
import { usePlaces } from './use-places.js';
import { whatsAppLink } from './whats-app-link.js';

const text = driverMessages;

/**
 * Whether and how the driver was notified of a car's present state, with a link that prepares a WhatsApp message about
 * it. Following the link records the notification. Nothing for cars without a driver's page.
 */
export function NotifyDriver({ car }: { readonly car: AdminCar }) {
  const places = usePlaces(car);
  const { mutate, isPending } = useMarkNotified();
  if (!car.submission) return null;
  const { notified } = car.submission;
  const href = whatsAppLink(car, places ?? []);
  const Sign = notified ? IconCircleCheck : IconCircleDashed;
  return (
    <div className={classes.root}>
      <span className={classes.state} data-notified={notified !== null || undefined}>
        <Sign size={16} aria-hidden="true" />
        {notified ? (
          <time dateTime={notified.at} title={formatMoment(notified.at)}>
            {text.notified[notified.by]}
          </time>
        ) : (
          text.notNotified
        )}
      </span>
      {href && (
        <Button
          component="a"
          // Without the places the message would leave them out.
          href={places ? href : undefined}
          aria-disabled={!places || undefined}
          data-disabled={!places || undefined}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="sm"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
          aria-label={text.whatsAppTo(car.name)}
          data-loading={isPending || undefined}
          onClick={() => places && mutate(car)}
        >
          {text.whatsApp}
        </Button>
      )}
    </div>
  );
}

/** Records that the driver of a car was notified by WhatsApp. */
function useMarkNotified() {
  const { client } = useDashboard().host;
  return useAdminCall({
    call: ({ _id }: AdminCar) => submissionCalls(client.call).markNotified(_id),
    done: text.notifiedDone,
    failed: text.notifiedFailed,
    lists: [listKeys.pending, listKeys.approved, listKeys.rejected],
  });
}
