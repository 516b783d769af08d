export {
  type CarPage,
  type CarPlace,
  type CarRun,
  carPageSchema,
  type DriverCar,
  type DriverPage,
  driverPageSchema,
} from './car-page.js';
export { carPageMessages } from './car-page-messages.js';
export { carPagePath, driverPagePath, pageSlug, readPageId } from './car-page-paths.js';
export { carPagePrefix, driverPagePrefix } from './car-page-prefix.js';
export { carPageRoutes } from './car-page-routes.js';
export { factoryDelta } from './factory-delta.js';
export { type ChartPoint, runChart } from './run-chart.js';
export { runDay } from './run-day.js';
export { runHistory } from './run-history.js';
