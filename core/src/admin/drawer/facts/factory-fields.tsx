import { TextInput } from '@mantine/core';
import { FACTORY_FIELDS, messages } from '@quartermile/core/domain';
import columns from '../../kernel/cars/form-columns.module.css';
import { factorySpecsAdminMessages } from '../../kernel/messages/reference-messages.js';
import type { useFactorySpecsForm } from './use-factory-specs-form.js';

const { placeholders } = factorySpecsAdminMessages;
const labels = messages.leaderboard.factoryFields;

export interface FactoryFieldsProps {
  readonly form: Pick<ReturnType<typeof useFactorySpecsForm>['form'], 'getInputProps'>;
}

/** Inputs for the manufacturer's figures of a car. */
export function FactoryFields({ form }: FactoryFieldsProps) {
  return (
    <div className={`${columns.root} ${columns.dense}`}>
      {FACTORY_FIELDS.map((field) => (
        <TextInput
          key={field}
          label={labels[field]}
          placeholder={placeholders[field]}
          {...form.getInputProps(field)}
        />
      ))}
    </div>
  );
}
