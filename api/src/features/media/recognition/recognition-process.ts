import { serveOperations } from '../../../platform/jobs/operation-process/serve-operations.js';
import { recognitionOperations } from './recognition-operations.js';

/* Entry point of the process that recognizes text in pictures. */
serveOperations(recognitionOperations);
