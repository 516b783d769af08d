import { Injectable } from '@nestjs/common';
import { SLIP_PASS_MAX_MS, SLIP_PROCESS_IDLE_MS } from '@quartermile/core/domain';
import { OperationProcess } from '../../../platform/jobs/operation-process/operation-process.js';
import type { RecognitionOperations } from './recognition-operations.js';

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
