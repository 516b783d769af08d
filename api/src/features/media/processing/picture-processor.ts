import { Injectable } from '@nestjs/common';

import { OperationFailure } from '../../../platform/jobs/operation-process/operation-failure.js';
import { OperationProcess } from '../../../platform/jobs/operation-process/operation-process.js';
import type { PictureOperations } from './picture-operations.js';

/** Time limit for any operation of the picture process, which ends it. Longer than the limit of the library. */
const PICTURE_OPERATION_MAX_MS = 75_000;
/** The picture process ends when idle for this long. */
export const PICTURE_PROCESS_IDLE_MS = 30_000;

/** Built file of the process, three folders below api in src and in dist. Tests that run the sources use it too. */
const ENTRY = new URL('../../../../dist/features/media/processing/picture-process.js', import.meta.url);

/**
 * CPU time of an operation, ms. The most expensive picture that `acceptedPicture` lets through takes 4.5 s; crafted ones,
 * such as a JPEG of many passes, would take minutes.
 */
const CPU_MAX_MS = 10_000;

/** Decodes and encodes pictures in a child process of low priority (decision 69). */
@Injectable()
export class PictureProcessor extends OperationProcess<PictureOperations> {
  protected override readonly entry: URL = ENTRY;

  constructor() {
    super('picture process', {
      operationMs: PICTURE_OPERATION_MAX_MS,
      cpuMs: CPU_MAX_MS,
      idleMs: PICTURE_PROCESS_IDLE_MS,
    });
  }

  /** libvips' message: "timeout: 42% complete". */
  protected override refusalOf(message: string): OperationFailure {
    return new OperationFailure(message.startsWith('timeout:') ? 'late' : 'refused', message);
  }
}
