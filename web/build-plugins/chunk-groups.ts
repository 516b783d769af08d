/** Modules that every page uses, and none that only the dashboard uses, because every visitor loads them. */
const EVERY_PAGE = [
  /node_modules\/(@mantine\/core\/esm\/(core|components\/(Button|Title))|clsx)\//,
  /@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
  /core\/src\/domain\/(limits|page-routes|text\/format-count|problems\/failure-messages|site\/(site-messages|plain-profile|social-networks)|videos\/demo-video-link)\.ts$/,
  /core\/src\/ui\/(theme|feedback|quartermile-provider|cars\/car-picture)/,
  // Small sheets of several pages: in files of their own, each would need a request before the first paint.
  /(core\/src\/ui\/cars\/[\w-]+|web\/src\/placing\/place-hint)\.module\.css$/,
  /web\/src\/root\.tsx/,
  /web\/src\/(platform|shell|styles)\/(?!make-browser-client|prepare-offline|renew-page|share-link|stored-board|after-load|arrive-at-page|idle-parts|offline-banner)/,
];

/** Components shared by the pages about cars. */
const CARS = /core\/src\/ui\/cars\//;

/**
 * Messages and rules of cars, without style sheets, so that a script loaded later does not load a style sheet again.
 */
const CAR_FACTS = [
  /core\/src\/domain\/(api-path|text\/storable-text|cars\/(car-labels|category|drivetrain|factory-fields|ranking-time)|runs\/(run-facts|run-figures)|images\/image-messages)\.ts$/,
  /core\/src\/client\/requests\/client-errors\.ts$/,
];
/** Modules that a page shares with the dashboard, one file each: every request costs a round trip. */
const HOME_FACTS =
  /core\/src\/(domain\/videos\/video-(messages|link)\.ts|ui\/drawings\/hero\.svg)$|web\/src\/features\/home\/home-messages\.ts$/;
const EVENT_FACTS =
  /core\/src\/domain\/events\/(event-pictures|json-values|read-event-location)\.ts$|web\/src\/features\/events\/(event-messages\.ts|(past\/)?[\w-]+\.module\.css)$/;
const FORM_FACTS =
  /core\/src\/(domain\/(text\/is-blank|runs\/run-figure-inputs|images\/data-url|submissions\/submission-page-prefix)|client\/requests\/random-key|ui\/forms\/[\w-]+)\.ts$|web\/src\/(own\/has-own|features\/submit\/submit-messages)/;
const FIELDS = /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|CloseButton)\//;
/** Modules that the leaderboard shares with scripts that are loaded later. */
const BOARD_FACTS =
  /(web\/src\/(platform\/(stored-board|share-link)|seo\/describe-board|player\/watch-run|votes\/(stored-ids|vote-(receipts|messages))|altitude\/[\w-]+|features\/race\/race-path)|core\/src\/domain\/(leaderboard\/(leaderboard-messages|board-query|rank-entries)|text\/(ordinal|fold-text|isolate)|cars\/(car-names|world-facts-record)|runs\/(run-fact-terms|run-fact-texts)|evidence\/(evidence-kinds|evidence-terms|shown-evidence)|rules\/rules-version|strips\/run-strip|car-pages\/car-page-prefix|dates\/long-date|segments\/place-in-segment))\.tsx?$/;

/** Modules that the leaderboard shares with the player and with the records, whose page has room for the votes. */
const BOARD_PARTS =
  /web\/src\/votes\/(one-at-a-time|use-pending-votes|use-stored|vote-control|votes-store)|web\/src\/features\/leaderboard\/rows\/timing-messages|core\/src\/domain\/(lineage\/(record-days|lineage-messages)|dates\/zoned-time)\.ts$|@mantine\/hooks\/.*\/use-debounced-callback/;

/** Modules of the pages of cars and drivers. */
const CAR_PAGES = /core\/src\/domain\/car-pages\/(car-page-(messages|paths)|factory-delta)\.ts$/;

/** The board and its rows, which the pages of segments show, too: one file, because a divided one compresses worse. */
const BOARD =
  /web\/src\/features\/leaderboard\/(?!segments\/|live\/|rows\/((picture|shown)-dialog|timing-messages))|core\/src\/domain\/leaderboard\/(place-headline|timing\/gaps)\.ts$/;

/** Modules of "Where would I place?" that home page, leaderboard and form share. */
const PLACING =
  /core\/src\/domain\/(cars\/drivetrain|text\/ordinal)\.ts$|web\/src\/placing\/(place-hint|use-place|submit-path|ghost-messages)/;

/** Reading of typed times, which the home page loads when one is typed. */
const TYPED_TIME = /core\/src\/domain\/(placing\/ghost\/ghost-time|text\/plain-forms)\.ts$/;

const iconsOf = (names: string): RegExp => new RegExp(`@tabler/icons-react/.*/Icon(${names})\\.`);
/** Icons of the page frame and of the pages about cars. */
const ICONS = iconsOf(
  'AlertTriangle|Camera|Check|ChevronDown|CloudOff|ExternalLink|Flag3|InfoCircle|Mail|MapPin|Photo|PlayerPlay|PlayerPlayFilled|Refresh|Search|SteeringWheel|ThumbUp|World',
);
const HOME_ICONS = iconsOf('ArrowUpRight|Heart|HeartHandshake|Road|StarFilled|Trophy');
const EVENT_ICONS = iconsOf('ArrowLeft|CalendarEvent|Clock|Flag|PhotoOff');
/** Icons that parts of the dashboard share, without those of forms that are loaded later, and of the board. */
const ADMIN_ICONS =
  /@tabler\/icons-react\/(?!.*Icon(Link|Share3|ArrowBackUp|ArrowRight|BrandWhatsapp|ChevronRight|CircleDashed|Copy|MessageQuestion|Share2)\.)/;
/** Icons of the private link of a submission, which its page shares with the form after sending. */
const LINK_ICONS = iconsOf('BrandWhatsapp|Copy|Share2');
/** Texts of the page of a submission. */
const SUBMISSION_TEXTS =
  /(core\/src\/domain\/submissions\/submission-messages|web\/src\/features\/submit\/(submission-page-messages|status\/usual-wait|revise\/submission-form-messages))\.ts$/;
/** The public form. The page of a submission loads it, too, when its driver changes something. */
const SUBMIT_FORM =
  /web\/src\/features\/submit\/((submission|submission-\w+|picture-\w+|car-fields|run-fields|category-ticks|field-suggestion|launch|start-tree|use-[\w-]+)\.(tsx?|module\.css)$|parts\/|own\/load-after)/;

/**
 * Which modules share a file in the browser. By default the bundler creates a file for each set of pages that share a
 * module: fifty requests for the leaderboard. `.size-limit.js` limits the resulting sizes.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 3 },
  { name: 'router', test: /node_modules\/react-router\/|web\/src\/platform\/open-lost-page/, priority: 3 },
  { name: 'every-page', test: (id: string) => EVERY_PAGE.some((one) => one.test(id)), priority: 2 },
  { name: 'icons', test: ICONS, minShareCount: 2, priority: 2 },
  { name: 'home-icons', test: HOME_ICONS, minShareCount: 2, priority: 2 },
  { name: 'event-icons', test: EVENT_ICONS, minShareCount: 2, priority: 2 },
  { name: 'admin-icons', test: ADMIN_ICONS, minShareCount: 2, priority: 1 },
  { name: 'placing', test: PLACING, priority: 2 },
  { name: 'clean-text', test: /core\/src\/domain\/text\/clean-text\.ts$/, priority: 2 },
  { name: 'typed-time', test: TYPED_TIME, priority: 2 },
  { name: 'cars', test: CARS, priority: 1 },
  { name: 'car-facts', test: (id: string) => CAR_FACTS.some((one) => one.test(id)), priority: 1 },
  { name: 'home-facts', test: HOME_FACTS, priority: 1 },
  { name: 'event-facts', test: EVENT_FACTS, priority: 1 },
  { name: 'form-facts', test: FORM_FACTS, priority: 1 },
  { name: 'submit-form', test: SUBMIT_FORM, priority: 1 },
  { name: 'fields', test: FIELDS, priority: 1 },
  { name: 'board-facts', test: BOARD_FACTS, priority: 1 },
  { name: 'car-pages', test: CAR_PAGES },
  { name: 'board-parts', test: BOARD_PARTS, priority: 1 },
  { name: 'board', test: BOARD },
  { name: 'link-icons', test: LINK_ICONS, priority: 2 },
  { name: 'submission-texts', test: SUBMISSION_TEXTS },
  { name: 'rules', test: /node_modules\/zod\/|core\/src\/domain\/request-messages\.ts$/ },
];
