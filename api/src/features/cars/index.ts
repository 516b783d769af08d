export { AdminPresenter } from './admin.presenter.js';
export { CarChanges } from './car-changes.js';
export { CarsModule } from './cars.module.js';
export { carsSubject } from './demo/cars-subject.js';
export { evidenceChange } from './evidence-change.js';
export { CarPages, type PageAddress } from './pages/car-pages.service.js';
export { RemovedCarEntity } from './pages/removed-car.entity.js';
export { refuseClearing } from './recent-values.js';
export { RunVideos } from './run-videos.service.js';
