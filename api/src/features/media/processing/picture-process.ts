import { serveOperations } from '../../../platform/jobs/operation-process/serve-operations.js';
import { pictureOperations } from './picture-operations.js';

/* Entry point of the process that decodes and encodes pictures. */
serveOperations(pictureOperations);
