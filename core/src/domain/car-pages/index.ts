export {
  type CarPage,
  type CarPlace,
  type CarRun,
  carPageSchema,
  carPlaceSchema,
  carRunSchema,
  type DriverCar,
  type DriverPage,
  driverCarSchema,
  driverPageSchema,
} from './car-page.js';
export { carPageMessages } from './car-page-messages.js';
export { carPagePath, driverPagePath, pageSlug, readPageId } from './car-page-paths.js';
export { carPagePrefix, driverPagePrefix } from './car-page-prefix.js';
export { carPageRoutes } from './car-page-routes.js';
export { type FactoryTimes, factoryDelta } from './factory-delta.js';
export { type ChartedRun, type ChartPoint, type ChartTick, type RunChart, runChart } from './run-chart.js';
export { DAYS_OF, type DayOf, type RunDates, runDay } from './run-day.js';
export { type DatedRun, runHistory } from './run-history.js';
