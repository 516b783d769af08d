/** What every page works with, and nothing that only the dashboard does: every visitor loads it. */
const EVERY_PAGE = [
  /node_modules\/get-nonce\//,
  /node_modules\/(@mantine\/core\/esm\/(core|components\/(Button|Title))|clsx)\//,
  /@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
  /core\/src\/domain\/(limits|problems\/request-messages|site\/(page-routes|site-messages|default-profile|social-networks))\.ts$/,
  /core\/src\/ui\/(theme|feedback|quartermile-provider|cars\/car-picture)/,
  /web\/src\/(platform|shell)\/(?!make-browser-client|prepare-offline|stored-board)/,
];

/** What pages about cars share: the pieces; below their words, and how a refusal is read. */
const CARS = /core\/src\/ui\/cars\//;

/** The rest of that has no style sheet, so that a script which is loaded later brings none a second time. */
const CAR_FACTS = [
  /core\/src\/domain\/(cars\/(car-messages|drivetrain|elapsed-time|factory-fields)|leaderboard\/category|images\/image-messages)\.ts$/,
  /core\/src\/client\/client-errors\.ts$/,
];
const FIELDS =
  /@mantine\/(core\/esm\/components\/(Input|InputBase|TextInput|CloseButton)|hooks\/esm\/use-debounced-callback)\//;

/**
 * Which modules share a file in the browser. Left to itself the bundler makes a file for each set of
 * pages that share a module: fifty requests for the leaderboard. `.size-limit.js` bounds what comes of it.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 3 },
  { name: 'every-page', test: (id: string) => EVERY_PAGE.some((one) => one.test(id)), priority: 2 },
  { name: 'icons', test: /@tabler\/icons-react\//, minShareCount: 4, priority: 2 },
  { name: 'cars', test: CARS, priority: 1 },
  { name: 'car-facts', test: (id: string) => CAR_FACTS.some((one) => one.test(id)), priority: 1 },
  { name: 'fields', test: FIELDS, priority: 1 },
  { name: 'rules', test: /node_modules\/zod\// },
];
