/**
 * Inline script of every page, before the first paint: marks the root element for visitors who have seen the board on
 * this device, so that the board reserves the line about their last visit. Browsers only keep the element.
 */
export const RETURNING_VISITOR = import.meta.env.SSR
  ? "try{if(localStorage['quartermile.boardVisit'])document.documentElement.dataset.visited=''}catch{}"
  : '';
