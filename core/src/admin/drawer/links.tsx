import { Anchor } from '@mantine/core';
import { type AdminCar, apiPath, carPagePath, pageRoutes } from '@quartermile/core/domain';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { useEntriesOf } from './boards.js';
import classes from './car-drawer.module.css';
import { drawerMessages } from './drawer-messages.js';
import { NotifyDriver } from './driver/notify-driver.js';

const text = drawerMessages;

interface LinksProps {
  readonly car: AdminCar;
}

/** The public addresses of a car: its page, and its place on each board. */
export function PublicLinks({ car }: LinksProps) {
  const site = useDashboard().host.siteUrl.replace(/\/$/, '');
  const entries = useEntriesOf(car);
  if (entries.length === 0) return <p className={classes.note}>{text.notPublic}</p>;
  return (
    <ul className={classes.list}>
      <li>
        <OutsideLink href={site + carPagePath({ _id: car.vehicleId, name: car.name })}>
          {text.carPage}
        </OutsideLink>
      </li>
      {entries.map(({ _id, category }) => (
        <li key={_id}>
          <OutsideLink href={site + apiPath(pageRoutes.entry, { entryId: _id })}>
            {text.onBoard(category)}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}

/** The page of the driver, and whether the driver was notified. */
export function DriverLinks({ car }: LinksProps) {
  if (!car.submission) return <p className={classes.note}>{text.noDriverPage}</p>;
  return (
    <>
      <p className={classes.note}>
        <OutsideLink href={car.submission.link}>{text.driverPage}</OutsideLink>
      </p>
      <NotifyDriver car={car} />
    </>
  );
}

function OutsideLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Anchor>
  );
}
