import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { currentNetworks } from '../http/request-context.js';
import { BoundedQueue } from '../jobs/bounded-queue.js';
import type { CachedResponse } from './cached-response.js';
import type { CanonicalRequest } from './canonical-request.js';
import { ResponseCache } from './response-cache.js';

/** Lists of many that are cached, and their memory: few ask again for what somebody searched for. */
const MANY_MAX = 100;
const MANY_MAX_BYTES = 8 * 1024 * 1024;
/** Lists of many that are written at the same time, and that wait. */
const RUNNING_MAX = 8;
const WAITING_MAX = 256;

/**
 * Public lists by canonical address. Those of which there are many, such as searches and parts, have a small cache of
 * their own and are written in turns by network, so that invented ones neither evict the others nor delay them.
 */
@Injectable()
export class PublicLists {
  private readonly many = new ResponseCache({ max: MANY_MAX, maxBytes: MANY_MAX_BYTES });
  private readonly queue = new BoundedQueue(
    { running: RUNNING_MAX, waiting: WAITING_MAX },
    () => new AppError('unavailable'),
  );

  constructor(
    private readonly lists: ResponseCache,
    @Inject(CONFIG) private readonly config: Pick<Config, 'rateLimit'>,
  ) {}

  /**
   * The response to a request at a revision, cached or written now.
   * @param age part of the key of a list that depends on the time
   * @throws AppError `unavailable` (503) when too many lists of many are waiting
   */
  find(
    { address, isOneOfMany }: Pick<CanonicalRequest, 'address' | 'isOneOfMany'>,
    age: string,
    revision: number | null,
    write: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    if (!isOneOfMany) return this.lists.find(age + address, revision, write);
    const networks = this.config.rateLimit === 'off' ? null : currentNetworks();
    return this.many.find(age + address, revision, () => this.queue.run(networks, write));
  }
}
