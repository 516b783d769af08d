/** The attribute of the root element of a page that the worker kept, shown because the site could not be reached. */
export const KEPT_MARK = 'data-kept';
