import * as z from 'zod';
import { FACTORY_TEXT_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { boundedText } from '../text/text.js';
import { publicFact } from './car-field-row.js';
import { FACTORY_FIELDS, type FactoryField } from './factory-fields.js';

const recordLabels: Readonly<Record<FactoryField, string>> = {
  factoryYear: 'Model year',
  factoryQuarterMile: 'Factory 1/4 mile',
  factoryZeroToHundred: 'Factory 0-100 km/h',
  factoryPower: 'Power',
  factoryTorque: 'Torque',
  factoryWeight: 'Weight',
};

const factoryRow = (field: FactoryField) => ({
  ...publicFact,
  isIdentity: true as const,
  kind: 'text' as const,
  output: z.string().nullable(),
  input: { factorySpecs: boundedText(FACTORY_TEXT_MAX_LENGTH).nullish() },
  requiredIn: [] as const,
  label: messages.leaderboard.factoryFields[field],
  recordLabel: recordLabels[field],
});

/** The factory figures' rows in the field table, which differ only in their labels. */
export const factoryRows = Object.fromEntries(
  FACTORY_FIELDS.map((field) => [field, factoryRow(field)]),
) as Record<FactoryField, ReturnType<typeof factoryRow>>;
