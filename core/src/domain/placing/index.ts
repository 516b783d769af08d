export { type BoardIndex, indexBoards, type PlaceInContext, placesInContext } from './board-index.js';
export { type BoardPlace, type Neighbour, type PlaceableEntry, placeOnBoard } from './board-place.js';
export { describePlace } from './describe-place.js';
export { placingMessages } from './placing-messages.js';
