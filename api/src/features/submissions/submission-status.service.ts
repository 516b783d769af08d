import { Injectable } from '@nestjs/common';
import type { SubmissionStatus } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { CarEntity } from '../runs/index.js';
import { SubmissionPresenter } from './submission-presenter.js';
import { findSubmission } from './submission-rows.js';

/** Reads drivers' own submissions. */
@Injectable()
export class SubmissionStatusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly present: SubmissionPresenter,
  ) {}

  /**
   * The submission of a code.
   * @throws AppError `not_found` (404)
   */
  async read(code: string): Promise<SubmissionStatus> {
    const { manager } = this.dataSource;
    const submission = await findSubmission(manager, code);
    const { carId } = submission;
    const car = carId === null ? null : await manager.findOneBy(CarEntity, { id: carId });
    return this.present.status(manager, submission, car);
  }
}
