import { type AdminCar, FACTORY_FIELDS } from '@quartermile/core/domain';
import { type ReactNode, useId } from 'react';
import { carInputValues } from '../kernel/cars/car-inputs.js';
import { useOpenCar } from '../kernel/cars/open-car.js';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { Boards } from './boards.js';
import classes from './car-drawer.module.css';
import { CarForm, CorrectionForm } from './car-forms.js';
import { CarHistory } from './car-history.js';
import { drawerMessages } from './drawer-messages.js';
import { FactoryFigures, WorldFacts } from './figure-forms.js';
import { DriverLinks, PublicLinks } from './links.js';
import { Pictures } from './pictures.js';
import { RunVideoForm } from './run-video-form.js';
import { CarRuns } from './runs/car-runs.js';

const text = drawerMessages;

export interface CarSectionsProps {
  readonly car: AdminCar;
  /** All approved cars. */
  readonly approved: readonly AdminCar[];
}

/**
 * The sections of the drawer. Reviewers only see what the role may read: they edit pending cars. A form is mounted again
 * with the new values when these were changed; unsent input is restored from its draft.
 */
export function CarSections({ car, approved }: CarSectionsProps) {
  const isOwner = useDashboard().admin.role !== 'reviewer';
  const open = useOpenCar();
  const isApproved = car.status === 'approved';
  const values = JSON.stringify(carInputValues(car));
  return (
    <>
      {(isOwner || car.status === 'pending') && (
        <Section title={text.car}>
          {car.status === 'pending' ? (
            <CorrectionForm key={car.version ?? values} car={car} />
          ) : (
            <CarForm key={values} car={car} />
          )}
        </Section>
      )}
      <Section title={text.pictures}>
        <Pictures car={car} />
      </Section>
      {isOwner && isApproved && (
        <>
          <Section title={text.runs}>
            <CarRuns car={car} cars={approved} onOpen={open} />
          </Section>
          <Section title={text.boards}>
            <Boards car={car} />
          </Section>
        </>
      )}
      {isOwner && (
        <>
          <Section title={text.factory}>
            <FactoryFigures key={JSON.stringify(FACTORY_FIELDS.map((field) => car[field]))} car={car} />
          </Section>
          {isApproved && (
            <Section title={text.video}>
              <RunVideoForm key={JSON.stringify(car.runVideo ?? null)} car={car} />
            </Section>
          )}
          {isApproved && (
            <Section title={text.worldFacts}>
              <WorldFacts key={JSON.stringify([car.worldFacts, car.worldFactsSource])} car={car} />
            </Section>
          )}
        </>
      )}
      <Section title={text.links}>
        <PublicLinks car={car} />
      </Section>
      <Section title={text.driver}>
        <DriverLinks car={car} />
      </Section>
      {isOwner && (
        <Section title={text.history}>
          <CarHistory car={car} approved={approved} />
        </Section>
      )}
    </>
  );
}

/** A section of the drawer. */
function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
