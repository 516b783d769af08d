import { carPagePrefix, driverPagePrefix } from './car-page-prefix.js';

/** A car or driver with a page. */
interface Named {
  readonly _id: string;
  readonly name: string;
}

/** Most characters of a name in an address. */
const SLUG_MAX_LENGTH = 60;
/** An id as the database writes it. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** A name for an address: "Škoda RS (2014)" gives "skoda-rs-2014"; empty without Latin letters or digits. */
export function pageSlug(name: string): string {
  const words = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = words.replace(/[^\da-z]+/g, '-').slice(0, SLUG_MAX_LENGTH);
  return slug.replace(/^-|-$/g, '');
}

/** The address of a car's page. */
export const carPagePath = (car: Named): string => carPagePrefix + withSlug(car);

/** The address of a driver's page. */
export const driverPagePath = (driver: Named): string => driverPagePrefix + withSlug(driver);

/** The id in the last part of such an address: "ID-golf-7-r" or "ID". Other texts are returned as they are. */
export function readPageId(part: string): string {
  return ID.exec(part)?.[0].toLowerCase() ?? part;
}

function withSlug({ _id, name }: Named): string {
  const slug = pageSlug(name);
  return encodeURIComponent(_id) + (slug && `-${slug}`);
}
