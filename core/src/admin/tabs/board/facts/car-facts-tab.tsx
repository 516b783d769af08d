import { Stack } from '@mantine/core';
import { type AdminCar } from '@quartermile/core/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { useFactorySpecsForm } from '../../../drawer/facts/use-factory-specs-form.js';
import type { useWorldFactsForm } from '../../../drawer/facts/use-world-facts-form.js';
import { CarList, type CarListProps } from '../../../kernel/cars/car-list.js';
import { CarSelect } from '../../../kernel/cars/car-select.js';
import { FactRow, type FactRowProps } from '../../../kernel/cars/fact-row.js';
import { ChangedMeanwhile } from '../../../kernel/forms/changed-meanwhile.js';
import { focusField } from '../../../kernel/forms/focus-field.js';
import { FormBesideList } from '../../../kernel/forms/form-beside-list.js';
import { FormCard } from '../../../kernel/forms/form-card.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { approvedMessages } from '../../../kernel/messages/board-messages.js';
import type {
  factorySpecsAdminMessages,
  worldFactsAdminMessages,
} from '../../../kernel/messages/reference-messages.js';

export interface CarFactsTabProps extends Pick<CarListProps, 'spec'> {
  readonly query: UseQueryResult<readonly AdminCar[]>;
  readonly state: ReturnType<typeof useFactorySpecsForm> | ReturnType<typeof useWorldFactsForm>;
  readonly text: typeof factorySpecsAdminMessages | typeof worldFactsAdminMessages;
  /** Selects the field that gets the focus when a car of the list is edited. */
  readonly firstField: string;
  /** Whether a car is in the list. The function has a stable identity. */
  hasFacts(car: AdminCar): boolean;
  factsOf(car: AdminCar): Pick<FactRowProps, 'figure' | 'facts'>;
  /** The inputs of the form. */
  readonly children: ReactNode;
}

/** A form for some facts of a car, and the cars that have them. */
export function CarFactsTab(props: CarFactsTabProps) {
  const { query, spec, text, hasFacts, factsOf, firstField, children } = props;
  const { form, formProps, busy, conflict, choose } = props.state;
  const cars = useMemo(() => query.data?.filter(hasFacts) ?? [], [query.data, hasFacts]);
  const { carId } = form.getValues();
  const edit = ({ _id }: AdminCar): void => {
    choose(_id);
    focusField(formProps.ref, firstField);
  };
  return (
    <FormBesideList
      form={
        <FormCard title={text.addTitle} isAsked={carId !== null}>
          <form {...formProps}>
            <Stack gap="md">
              <CarSelect cars={query.data ?? []} value={carId} onChange={choose} error={form.errors.carId} />
              {children}
              <ChangedMeanwhile conflict={conflict} busy={busy} />
              <SubmitButton label={text.add} busyLabel={text.adding} busy={busy} />
            </Stack>
          </form>
        </FormCard>
      }
    >
      <LoadedList query={query} failed={approvedMessages.failedToLoad} rowHeight={88}>
        {() => (
          <CarList
            spec={spec}
            cars={cars}
            title={text.list}
            searchLabel={text.search}
            emptyTitle={text.emptyTitle}
            emptyDetail={text.emptyDetail}
            row={(car) => (
              <FactRow car={car} {...factsOf(car)} editLabel={text.edit(car.name)} onEdit={() => edit(car)} />
            )}
          />
        )}
      </LoadedList>
    </FormBesideList>
  );
}
