/** Time limit of `fillDemoContent`, ms: it converts some sixty pictures, which takes longer while other tests use the processor. */
export const DEMO_FILL_TIMEOUT_MS = 120_000;
