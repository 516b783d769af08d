import { adminCarSchema, apiRoutes } from '@quartermile/core/domain';
import type { ContractCall } from './contract-call.js';

const { cars } = apiRoutes;

const update = { method: 'PUT', path: cars.update } as const;
const facts = { method: 'PUT', path: cars.updateWorldFacts } as const;
const specs = { method: 'PUT', path: cars.updateFactorySpecs } as const;
const notFound = { status: 404, code: 'not_found' } as const;
const edit = { owner: 'Thandi', time: '11.62', drivetrain: 'AWD' };

/** Cars: updates, including World Facts times and factory figures. */
export const editCalls: readonly ContractCall[] = [
  {
    ...update,
    name: 'an edit sets what is sent and leaves an absent name and description',
    body: { ...edit, carId: '$car', cellphone: '+27821234567' },
    status: 200,
    schema: adminCarSchema,
    values: { name: 'Golf', owner: 'Thandi', time: '11.62', cellphone: '+27821234567', description: null },
  },
  {
    ...update,
    name: 'a phone number cannot be taken from a car that has one',
    body: { ...edit, carId: '$car' },
    status: 400,
    code: 'invalid_input',
    fields: ['cellphone'],
  },
  {
    ...update,
    name: 'an edit with a wrong time is refused',
    body: { ...edit, carId: '$car', cellphone: '+27821234567', time: 'fast' },
    status: 400,
    code: 'invalid_input',
    fields: ['time'],
  },
  {
    ...update,
    name: 'evidence is set by an edit, with its source',
    body: {
      ...edit,
      ...{ carId: '$car', cellphone: '+27821234567' },
      ...{ evidence: 'reference', evidenceSource: ' Drag Times Weekly ', evidenceDate: '2025-03-07' },
    },
    status: 200,
    schema: adminCarSchema,
    values: { evidence: 'reference', evidenceSource: 'Drag Times Weekly', evidenceDate: '2025-03-07' },
  },
  {
    ...update,
    name: 'a reference without a source is refused',
    body: { ...edit, carId: '$car', cellphone: '+27821234567', evidence: 'reference' },
    status: 400,
    code: 'invalid_input',
    fields: ['evidenceSource'],
  },
  {
    ...update,
    name: 'a source belongs to a reference alone',
    body: { ...edit, carId: '$car', cellphone: '+27821234567', evidence: 'gps', evidenceSource: 'A friend' },
    status: 400,
    code: 'invalid_input',
    fields: ['evidenceSource'],
  },
  {
    ...update,
    name: 'an edit that says nothing about evidence leaves it',
    body: { ...edit, carId: '$car', cellphone: '+27821234567' },
    status: 200,
    schema: adminCarSchema,
    values: { evidence: 'reference', evidenceSource: 'Drag Times Weekly' },
  },
  {
    ...update,
    name: 'other evidence takes the place of all of it',
    body: { ...edit, carId: '$car', cellphone: '+27821234567', evidence: 'timing-slip' },
    status: 200,
    schema: adminCarSchema.refine((car) => !('evidenceSource' in car)),
    values: { evidence: 'timing-slip' },
  },
  {
    ...update,
    name: 'evidence is cleared',
    body: { ...edit, carId: '$car', cellphone: '+27821234567', evidence: null },
    status: 200,
    schema: adminCarSchema.refine((car) => !('evidence' in car)),
  },
  {
    ...update,
    name: 'an unknown car cannot be edited',
    body: { ...edit, carId: 'x', cellphone: '+27821234567' },
    ...notFound,
  },
  {
    ...facts,
    name: 'a World Facts time is stored as text',
    body: { carId: '$car', worldFacts: 9.8, source: 'https://example.com/list' },
    status: 200,
    schema: adminCarSchema,
    values: { worldFacts: '9.8', worldFactsSource: 'https://example.com/list' },
  },
  {
    ...facts,
    name: 'an unknown car gets no World Facts time',
    body: { carId: 'x', worldFacts: 9.8, source: 'https://example.com/' },
    ...notFound,
  },
  {
    ...facts,
    name: 'a World Facts time is not negative',
    body: { carId: '$car', worldFacts: -1, source: 'https://example.com/' },
    status: 400,
    code: 'invalid_input',
    fields: ['worldFacts'],
  },
  {
    ...specs,
    name: 'factory figures are set',
    body: { carId: '$car', factoryPower: '213 kW', factoryYear: '2019' },
    status: 200,
    schema: adminCarSchema,
    values: { factoryPower: '213 kW', factoryYear: '2019', factoryWeight: null },
  },
  {
    ...specs,
    name: 'an empty factory figure is cleared, an absent one stays',
    body: { carId: '$car', factoryPower: '' },
    status: 200,
    schema: adminCarSchema,
    values: { factoryPower: null, factoryYear: '2019' },
  },
  { ...specs, name: 'an unknown car gets no factory figures', body: { carId: 'x' }, ...notFound },
];
