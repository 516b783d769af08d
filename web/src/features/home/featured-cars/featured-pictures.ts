import type { CarBody } from '@quartermile/core/domain';
import bakkie from './drawings/bakkie.svg';
import coupe from './drawings/coupe.svg';
import hatch from './drawings/hatch.svg';
import sedan from './drawings/sedan.svg';
import supercar from './drawings/supercar.svg';
import suv from './drawings/suv.svg';

/** The address of each body's picture. The files are drawn by core; `npm run draw` writes them anew. */
export const featuredPictures: Readonly<Record<CarBody, string>> = {
  bakkie,
  coupe,
  hatch,
  sedan,
  supercar,
  suv,
};
