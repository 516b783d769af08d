/** Zod's settings, where zod itself keeps them. */
const SETTINGS = 'globalThis.__zod_globalConfig={jitless:true}';

/**
 * Zod compiles schemas where a page lets it, and finds out by trying. This site's policy does not, and
 * browsers report each try as a breach; so zod is told before the first module runs.
 */
export function ValidationScript({ nonce }: { readonly nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {SETTINGS}
    </script>
  );
}
