/** Calls whose arguments only describe the API in its OpenAPI document, by the positions of those arguments. */
const DESCRIPTIONS = new Map([
  ['meta', [0]],
  ['describeBody', [0, 2]],
]);

const nameOf = ({ name, property }) => property?.name ?? name;

/** A plugin of Stryker: names and examples of the OpenAPI document are not mutated, since nothing acts on them. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'descriptions',
    value: {
      shouldIgnore({ parent, listKey, key }) {
        if (parent?.type !== 'CallExpression' || listKey !== 'arguments') return undefined;
        return DESCRIPTIONS.get(nameOf(parent.callee))?.includes(key)
          ? 'describes the API, does nothing'
          : undefined;
      },
    },
  },
];
