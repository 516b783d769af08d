import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { BucketLocation } from '../../../platform/config/storage-location.js';

/** Limits for requests to a bucket. */
export interface BucketLimits {
  /** Time-out of a connection without activity, ms. */
  readonly timeoutMs: number;
  readonly tries: number;
}

/** Options of the AWS client for a bucket, also for services that implement less than Amazon's. */
export function bucketOptions(
  { region, endpoint, credentials }: BucketLocation,
  { timeoutMs, tries }: BucketLimits,
): S3ClientConfig {
  return {
    region,
    maxAttempts: tries,
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
    forcePathStyle: endpoint !== null,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  };
}
