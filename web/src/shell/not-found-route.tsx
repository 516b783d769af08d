import { data } from 'react-router';
import { NOT_FOUND, NotFound, notFoundMeta } from './not-found.js';

/** Unknown addresses answer 404, with a page. */
export function loader() {
  return data(null, { status: NOT_FOUND });
}

export const meta = () => notFoundMeta;

export default NotFound;
