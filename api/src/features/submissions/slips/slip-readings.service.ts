import { Injectable } from '@nestjs/common';
import type { SlipReading, SlipReadings } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { SlipReader } from './slip-reader.service.js';

/** What was read from the proofs of pending cars. */
@Injectable()
export class SlipReadingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: SlipReader,
  ) {}

  /** The readings of all pending cars with a proof, oldest submission first. */
  async list(): Promise<SlipReadings> {
    const readings: SlipReading[] = await this.dataSource.query(
      `SELECT car_id AS "carId", state, figures AS "values" FROM slip_readings JOIN cars ON cars.id = car_id
        WHERE cars.status = 'pending' AND cars.proof_image IS NOT NULL ORDER BY cars.created_at, cars.id`,
    );
    return { isOn: this.reader.isOn, readings };
  }
}
