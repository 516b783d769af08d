import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  IMAGE_MAX_BYTES,
  REMOTE_PICTURE_MAX_REDIRECTS,
  REMOTE_PICTURE_TIMEOUT_MS,
} from '@quartermile/core/domain';
import { isPublicAddress } from './public-address.js';
import { type AddressRule, requestPublic } from './public-request.js';
import { readBounded } from './read-bounded.js';
import { RemotePictureError } from './remote-picture-error.js';

/**
 * Injection token of the rule for addresses. Nothing provides it: the server always connects to public addresses
 * only. A test that fetches from this machine constructs the service with a rule of its own.
 */
export const ADDRESS_RULE = Symbol('AddressRule');

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PROTOCOLS = new Set(['http:', 'https:']);

/** Fetches pictures that lie on other sites, from public addresses only. What comes is not decoded yet. */
@Injectable()
export class RemotePictures {
  constructor(@Optional() @Inject(ADDRESS_RULE) private readonly isAllowed: AddressRule = isPublicAddress) {}

  /**
   * The bytes at an http or https address: at most those of an uploaded picture, within 5 s and three redirects,
   * each of which has to lead to a public address as well.
   * @param signal gives up earlier
   * @throws RemotePictureError
   */
  async load(address: string, signal?: AbortSignal): Promise<Buffer> {
    const timeout = AbortSignal.timeout(REMOTE_PICTURE_TIMEOUT_MS);
    const either = signal ? AbortSignal.any([timeout, signal]) : timeout;
    try {
      return await readPicture(await this.open(address, either));
    } catch (cause) {
      if (cause instanceof RemotePictureError) throw cause;
      throw new RemotePictureError(either.aborted ? 'tooSlow' : 'unreachable', { cause });
    }
  }

  private async open(address: string, signal: AbortSignal): Promise<IncomingMessage> {
    let url = readAddress(address);
    for (let redirects = 0; redirects <= REMOTE_PICTURE_MAX_REDIRECTS; redirects++) {
      const response = await requestPublic(url, this.isAllowed, signal);
      const { location } = response.headers;
      if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return response;
      response.destroy();
      url = readAddress(location, url);
    }
    throw new RemotePictureError('tooManyRedirects');
  }
}

function readAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !PROTOCOLS.has(url.protocol) || url.username || url.password) {
    throw new RemotePictureError('notAnAddress');
  }
  return url;
}

async function readPicture(response: IncomingMessage): Promise<Buffer> {
  try {
    if (response.statusCode !== 200) throw new RemotePictureError('unreachable');
    const declared = Number(response.headers['content-length'] ?? 0);
    if (declared > IMAGE_MAX_BYTES) throw new RemotePictureError('tooBig');
    const bytes = await readBounded(response, IMAGE_MAX_BYTES);
    if (!bytes) throw new RemotePictureError('tooBig');
    return bytes;
  } finally {
    response.destroy();
  }
}
