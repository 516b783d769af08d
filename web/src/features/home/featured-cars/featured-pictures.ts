import bakkie from './drawings/bakkie.svg';
import coupe from './drawings/coupe.svg';
import hatch from './drawings/hatch.svg';
import sedan from './drawings/sedan.svg';
import supercar from './drawings/supercar.svg';
import suv from './drawings/suv.svg';

/** The drawn pictures of the six featured cars, in the order of the page: their start trees count down to green. */
export const featuredPictures = [
  { src: hatch, alt: 'A red hot hatch rolls up to the start line of a drag strip at night.' },
  { src: bakkie, alt: 'A sand-coloured double-cab bakkie stands staged at the start line.' },
  { src: sedan, alt: 'A blue sports sedan waits as the first amber of the start tree lights.' },
  { src: coupe, alt: 'A silver coupe waits as the second amber of the start tree lights.' },
  { src: suv, alt: 'A green SUV waits as the last amber of the start tree lights.' },
  { src: supercar, alt: 'An amber supercar leaves as the start tree turns green.' },
] as const;
