import { hintRoutes, seenPicturesSchema } from '@quartermile/core/domain';
import type { ContractCall } from './contract-call.js';

/** Hints about pictures, while `$other` is pending. */
export const hintCalls: readonly ContractCall[] = [
  {
    name: 'pictures that were seen before are listed',
    method: 'GET',
    path: hintRoutes.seenPictures,
    status: 200,
    schema: seenPicturesSchema,
    values: { isOn: false, notCompared: [] },
  },
];
