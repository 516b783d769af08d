export { CarEntity } from './car.entity.js';
export {
  PUBLIC_CAR_COLUMNS,
  type PublicCar,
  toAdminCar,
  toAdminEntry,
  toCar,
  toEntry,
} from './car.presenter.js';
export {
  anonymiseCarRecords,
  carEvidence,
  carSubject,
  changeEvidence,
  RECORDS_OF_CARS,
  submissionEvent,
} from './car-evidence.js';
export { refuseUnseen } from './car-version.js';
export { carFor, carsFor, entryFor } from './cars-for-role.js';
export { DriverEntity } from './driver.entity.js';
export { addVehicle, driverKey, forgetDrivers, setDriver } from './drivers.js';
export { EntryEntity } from './entry.entity.js';
export { identityOf, otherRuns } from './identity.js';
export { lockRun, lockRuns, lockRunsOf, lockVehiclesOf } from './lock-runs.js';
export { type CarPictures, formerPictures, picturesOfCar } from './pictures-of-car.js';
export { VehicleEntity } from './vehicle.entity.js';
