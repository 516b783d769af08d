export { AlertsModule } from './alerts.module.js';
export { alertsPersonalData } from './personal-data.js';
