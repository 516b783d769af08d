import { afterAll } from 'vitest';
import { writeCoverage } from './write-coverage.js';

afterAll(writeCoverage);
