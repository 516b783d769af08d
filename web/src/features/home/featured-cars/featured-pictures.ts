import bakkie from './drawings/bakkie.svg';
import coupe from './drawings/coupe.svg';
import hatch from './drawings/hatch.svg';
import sedan from './drawings/sedan.svg';
import supercar from './drawings/supercar.svg';
import suv from './drawings/suv.svg';
import type { FeaturedBody } from './featured-car-list.js';

/** The address of each body's picture. */
export const featuredPictures: Readonly<Record<FeaturedBody, string>> = {
  bakkie,
  coupe,
  hatch,
  sedan,
  supercar,
  suv,
};
