import { data } from 'react-router';
import { NOT_FOUND, NotFound, notFoundMeta } from './not-found.js';

/** Responds with status 404. */
export function loader() {
  return data(null, { status: NOT_FOUND });
}

export const meta = () => notFoundMeta;

export default NotFound;
