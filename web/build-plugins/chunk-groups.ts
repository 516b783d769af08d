/** In every page's path: one file for what changes with a dependency, one for what changes with us. */
const REACT = /node_modules\/(react|react-dom|scheduler|react-router|get-nonce)\//;
const EVERY_PAGE = [
  /node_modules\/(@mantine\/(core\/esm\/core|hooks|store)|clsx)\//,
  /@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
  /core\/src\/domain\/(messages|limits|routes|cars\/(drivetrain|elapsed-time|factory-fields)|leaderboard\/category)\.ts$/,
  /core\/src\/ui\/(theme|cars|feedback)\//,
  /web\/src\/(platform|shell)\//,
];

/**
 * Which modules share a file in the browser. Left to itself the bundler makes a file for each set of
 * pages that share a module: fifty requests for the leaderboard. What only the dashboard uses must stay
 * out of these groups, since every visitor loads them.
 */
export const chunkGroups = [
  { name: 'react', test: REACT, priority: 2 },
  { name: 'every-page', test: (id: string) => EVERY_PAGE.some((one) => one.test(id)), priority: 1 },
  { name: 'icons', test: /@tabler\/icons-react\//, minShareCount: 2 },
];
