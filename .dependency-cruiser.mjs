/**
 * The allowed dependencies (docs/decisions/0001): domain <- client <- admin <- web, desktop;
 * domain <- ui <- admin, web; domain <- api. Nothing points back, apps never import apps.
 */
const layer = (name, from, allowed, own = from) => ({
  name: `${name}-imports-only-${allowed.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: from, pathNot: '\\.spec\\.tsx?$|/bench/|/src/.+/test/' },
  to: { path: '^(core|api|web|desktop)/', pathNot: [own, ...allowed.map((entry) => `^core/src/${entry}/`)] },
});

const apps = ['api', 'web', 'desktop'];

/** The features of the api in the order of their dependencies (docs/decisions/0001). */
const apiFeatures = [
  'media',
  'demo',
  'admin',
  'managed-content',
  'runs',
  'strips',
  'votes',
  'rules',
  'board',
  'segments',
  'submissions',
  'cars',
  'review',
  'videos',
  'sponsors',
  'site',
  'events',
  'newsletter',
  'statistics',
  'setup',
  'seo',
  'embeds',
  'public-api',
  'backups',
  'alerts',
  'health',
  'api-docs',
];

export default {
  forbidden: [
    layer('domain', '^core/src/domain/', []),
    layer('client', '^core/src/client/', ['domain']),
    layer('ui', '^core/src/ui/', ['domain']),
    layer('admin', '^core/src/admin/', ['domain', 'client', 'ui']),
    layer('testing', '^core/src/testing/', ['domain']),
    layer('api', '^api/(?!test/)', ['domain'], '^api/'),
    layer('api-test', '^api/test/', ['domain', 'testing'], '^api/'),
    ...['web', 'desktop'].flatMap((app) => [
      layer(app, `^${app}/(?!e2e/)`, ['domain', 'client', 'ui', 'admin']),
      layer(`${app}-e2e`, `^${app}/e2e/`, ['domain', 'client', 'testing'], `^${app}/`),
    ]),
    {
      name: 'domain-is-pure',
      comment: 'No framework and no I/O in core/domain: zod is its one package.',
      severity: 'error',
      from: { path: '^core/src/domain/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypesNot: ['local'], pathNot: ['^node_modules/zod/'] },
    },
    {
      name: 'admin-has-a-host',
      comment: 'core/admin knows no router and no Electron; its host hands those in.',
      severity: 'error',
      from: { path: '^core/src/(admin|ui|client)/' },
      to: { path: '(^|node_modules/)(react-router|@react-router|electron)' },
    },
    {
      name: 'core-through-entry-points',
      comment: 'Other packages import core through its entry points only.',
      severity: 'error',
      from: { path: `^(${apps.join('|')})/` },
      to: { path: '^core/src/', pathNot: '^core/src/[a-z]+/index\\.ts$' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: '\\.spec\\.tsx?$|-spec\\.ts$|\\.e2e\\.ts$|/(test|e2e|bench)/|^core/src/testing/' },
      to: { path: '^core/src/testing/' },
    },
    {
      name: 'features-stand-alone',
      comment: 'Features of the website never import each other; routes compose them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'visitors-load-no-dashboard',
      comment: 'Only the admin route mounts the dashboard, so that no public page can load its code.',
      severity: 'error',
      from: { path: '^web/src/(?!admin/)' },
      to: { path: '^(core|web)/src/admin/' },
    },
    ...apiFeatures.map((feature) => ({
      name: `${feature}-has-one-entry-point`,
      comment: 'Outside of its folder, a feature of the api is imported through its index.ts only.',
      severity: 'error',
      from: { path: `^api/src/(?!features/${feature}/)`, pathNot: '\\.spec\\.ts$' },
      to: { path: `^api/src/features/${feature}/`, pathNot: `^api/src/features/${feature}/index\\.ts$` },
    })),
    {
      name: 'platform-imports-no-feature',
      severity: 'error',
      from: { path: '^api/src/platform/' },
      to: { path: '^api/src/(?!platform/)' },
    },
    ...apiFeatures.map((feature, place) => ({
      name: `${feature}-imports-only-features-before-it`,
      comment: 'The declared order of the api’s features; each may import those before it.',
      severity: 'error',
      from: { path: `^api/src/features/${feature}/`, pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^api/src/features/',
        pathNot: `^api/src/features/(${apiFeatures.slice(0, place + 1).join('|')})/`,
      },
    })),
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|out|\\.react-router)/|^\\+|/\\+types/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@quartermile/source', 'import', 'node', 'default', 'types'],
    },
  },
};
