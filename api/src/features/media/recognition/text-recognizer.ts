import { Injectable } from '@nestjs/common';

import { OperationProcess } from '../../../platform/jobs/operation-process/operation-process.js';
import type { RecognitionOperations } from './recognition-operations.js';

/**
 * Time limit for one pass over a picture, which ends the reader's process. A pass takes about a second, and much longer
 * on a machine that is fully occupied, because its priority is low.
 */
const SLIP_PASS_MAX_MS = 60_000;

/** The reader's process ends when idle for this long. */
const SLIP_PROCESS_IDLE_MS = 10_000;

/** Built file of the process, three folders below api in src and in dist. Tests that run the sources use it too. */
const ENTRY = new URL('../../../../dist/features/media/recognition/recognition-process.js', import.meta.url);

/** Recognizes text in pictures in a child process of low priority (decision 82). */
@Injectable()
export class TextRecognizer extends OperationProcess<RecognitionOperations> {
  protected override readonly entry: URL = ENTRY;

  constructor() {
    super('recognition process', { operationMs: SLIP_PASS_MAX_MS, idleMs: SLIP_PROCESS_IDLE_MS });
  }
}
