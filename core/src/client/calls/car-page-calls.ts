import { apiPath, type CarPage, carPageRoutes, type DriverPage } from '../../domain/index.js';
import type { Caller, CallOptions } from '../requests/caller.js';

/**
 * Requests for the pages of cars and drivers.
 * @throws ApiError or NetworkError from both methods; `not_found` for an unknown id
 */
export interface CarPageCalls {
  /** By the id of a car or of one of its runs. Rejects with `car_removed` for a car that is no longer public. */
  car(carId: string, options?: CallOptions): Promise<CarPage>;
  driver(driverId: string, options?: CallOptions): Promise<DriverPage>;
}

/** Creates the requests. They are separate from `createClient`, whose code visitors of every page download. */
export function carPageCalls(call: Caller): CarPageCalls {
  const { car, driver } = carPageRoutes;
  return {
    car: (carId, options) => call({ method: 'GET', path: apiPath(car, { carId }), options }),
    driver: (driverId, options) => call({ method: 'GET', path: apiPath(driver, { driverId }), options }),
  };
}
