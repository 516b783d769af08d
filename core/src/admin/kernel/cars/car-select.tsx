import { Select } from '@mantine/core';
import { type AdminCar, CAR_OPTIONS_MAX, carWithDriver } from '@quartermile/core/domain';
import { type ReactNode, useMemo } from 'react';
import { worldFactsAdminMessages } from '../messages/reference-messages.js';

const text = worldFactsAdminMessages;

export interface CarSelectProps {
  readonly cars: readonly AdminCar[];
  readonly value: string | null;
  onChange(carId: string | null): void;
  readonly error?: ReactNode;
}

/** Selects an approved car by searching for its name or owner. */
export function CarSelect({ cars, value, onChange, error }: CarSelectProps) {
  const options = useMemo(() => cars.map((car) => ({ value: car._id, label: carWithDriver(car) })), [cars]);
  return (
    <Select
      label={text.carField}
      placeholder={text.carPlaceholder}
      nothingFoundMessage={text.noCar}
      data={options}
      limit={CAR_OPTIONS_MAX}
      searchable
      clearable
      required
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
