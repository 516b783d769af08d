import type { RouterContextProvider } from 'react-router';
import { serverClient } from '../../platform/server-client.server.js';
import { type LoadedCar, type LoadedDriver, loadCar, loadDriver } from './load-pages.js';

/** The page of a car for server-side rendering. */
export function readCar(context: Readonly<RouterContextProvider>, id: string): Promise<LoadedCar> {
  return loadCar(serverClient(context), id);
}

/** The page of a driver for server-side rendering. */
export function readDriver(context: Readonly<RouterContextProvider>, id: string): Promise<LoadedDriver> {
  return loadDriver(serverClient(context), id);
}
