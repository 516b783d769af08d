/**
 * The arrows of the house (docs/decisions/0002): domain <- client <- admin <- web, desktop;
 * domain <- ui <- admin, web; domain <- api. Nothing points back, apps never import apps.
 */
const layer = (name, from, allowed, own = from) => ({
  name: `${name}-imports-only-${allowed.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: from, pathNot: '\\.spec\\.tsx?$|/bench/|/src/.+/test/' },
  to: { path: '^(core|api|web|desktop)/', pathNot: [own, ...allowed.map((door) => `^core/src/${door}/`)] },
});

const apps = ['api', 'web', 'desktop'];

export default {
  forbidden: [
    layer('domain', '^core/src/domain/', []),
    layer('client', '^core/src/client/', ['domain']),
    layer('ui', '^core/src/ui/', ['domain']),
    layer('admin', '^core/src/admin/', ['domain', 'client', 'ui']),
    layer('testing', '^core/src/testing/', ['domain']),
    layer('api', '^api/', ['domain']),
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
      name: 'through-the-doors',
      comment: 'From outside, core is entered by its doors only.',
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
      comment: 'Features of one app never import each other; routes and modules compose them.',
      severity: 'error',
      from: { path: '^(api|web)/src/features/([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
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
