import type { Transport } from './transport.js';

/**
 * Creates the browser transport. Uses `fetch`, or XMLHttpRequest for uploads with progress, which `fetch` does not
 * report.
 */
export function browserTransport(): Transport {
  return (request, options) =>
    options?.onUploadProgress ? upload(request, options.onUploadProgress) : fetch(request);
}

async function upload(request: Request, onProgress: (fraction: number) => void): Promise<Response> {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest();
    exchange.open(request.method, request.url);
    exchange.responseType = 'arraybuffer';
    for (const [name, value] of request.headers) exchange.setRequestHeader(name, value);
    exchange.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    exchange.onprogress = () => onProgress(1);
    exchange.onload = () => resolve(toResponse(exchange));
    exchange.onerror = () => reject(new TypeError('The upload failed.'));
    exchange.onabort = () => reject(request.signal.reason);
    request.signal.addEventListener('abort', () => exchange.abort(), { once: true });
    exchange.send(body);
  });
}

function toResponse(exchange: XMLHttpRequest): Response {
  const lines = exchange.getAllResponseHeaders().trim().split(/\r\n/);
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const { status, statusText } = exchange;
  return new Response(status === 204 ? null : exchange.response, { status, statusText, headers });
}
