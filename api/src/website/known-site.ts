import { apiRoutes, defaultSiteProfile, type SiteProfile } from '@quartermile/core/domain';
import type { FastifyInstance } from 'fastify';
import { callApiOf } from '../platform/http/call-api.js';

/** The site profile, for files that contain parts of it. */
export class KnownSite {
  /** As it was last read. */
  latest: SiteProfile = defaultSiteProfile;

  constructor(
    private readonly server: FastifyInstance,
    private readonly origin: string,
  ) {}

  /** @throws Error when it cannot be read at the moment */
  async read(): Promise<SiteProfile> {
    const answer = await callApiOf(this.server)(new Request(new URL(apiRoutes.site, this.origin)));
    if (!answer.ok) throw new Error(`The site profile answered ${answer.status}`);
    this.latest = (await answer.json()) as SiteProfile;
    return this.latest;
  }
}
