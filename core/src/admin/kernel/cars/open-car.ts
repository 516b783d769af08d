import { createContext, useContext } from 'react';

/** Opens the drawer of a car. */
export type OpenCar = (carId: string) => void;

/** React context, provided by the frame of the dashboard. */
export const OpenCarContext = createContext<OpenCar>(() => undefined);

/** Returns the function that opens the drawer of a car. */
export const useOpenCar = (): OpenCar => useContext(OpenCarContext);
