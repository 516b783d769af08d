import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from './transactions/transactions.service.js';

/** Provides the connected data source with its transactions, and closes it after all other parts of the application. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  static with(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [{ provide: DataSource, useValue: dataSource }, Transactions],
      exports: [DataSource, Transactions],
    };
  }

  /** Closes the pool. */
  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
