import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { IMAGE_MAX_BYTES, REMOTE_PICTURE_MAX_REDIRECTS } from '@quartermile/core/domain';
import { isPublicAddress } from './public-address.js';
import { type AddressRule, requestPublic } from './public-request.js';
import { readBounded } from './read-bounded.js';
import { RemotePictureError } from './remote-picture-error.js';

/** Time-out for fetching a remote picture. */
const REMOTE_PICTURE_TIMEOUT_MS = 5000;

/**
 * Injection token of the address rule. Not provided by the server, which connects to public addresses only. Tests
 * construct the service with their own rule.
 */
export const ADDRESS_RULE = Symbol('AddressRule');

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PROTOCOLS = new Set(['http:', 'https:']);

/** Fetches remote pictures from public addresses only, without decoding them. */
@Injectable()
export class RemotePictures {
  constructor(@Optional() @Inject(ADDRESS_RULE) private readonly isAllowed: AddressRule = isPublicAddress) {}

  /**
   * The bytes at an http or https URL: at most the size of an upload, within 5 s and three redirects, each to a
   * public address.
   * @param signal cancels earlier
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
