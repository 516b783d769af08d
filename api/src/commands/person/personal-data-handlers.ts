import { administratorsPersonalData, factorsPersonalData } from '../../features/admin/index.js';
import { alertsPersonalData } from '../../features/alerts/index.js';
import { subscribersPersonalData } from '../../features/newsletter/index.js';
import { carsPersonalData } from '../../features/submissions/index.js';
import type { PersonalDataHandler } from '../../platform/database/personal-data.js';
import { mailsPersonalData } from '../../platform/mail/personal-data.js';

/** Handlers of all personal data, in the order of the commands' output. */
export const personalDataHandlers: readonly PersonalDataHandler[] = [
  carsPersonalData,
  subscribersPersonalData,
  mailsPersonalData,
  administratorsPersonalData,
  factorsPersonalData,
  alertsPersonalData,
];
