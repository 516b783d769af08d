import './styles.js';

export {
  defaultColorScheme,
  QuartermileProvider,
  type QuartermileProviderProps,
} from './quartermile-provider.js';
export { cssVariablesResolver } from './theme/css-variables.js';
export { fontPreloads } from './theme/fonts.js';
export { theme } from './theme/theme.js';
