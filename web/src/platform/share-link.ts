/** A link to share: its title and its whole address. */
export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** Messages after the link was copied, and when it could not be. */
export interface ShareTexts {
  readonly shared: string;
  readonly shareFailed: string;
}

/**
 * Opens the system's share sheet. Copies the link where there is none, or where it fails for another reason than being
 * closed.
 * @returns the message to show; empty after the share sheet was used or closed
 */
export async function shareLink(link: SharedLink, { shared, shareFailed }: ShareTexts): Promise<string> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title: link.title, url: link.url });
      return '';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return shared;
  } catch {
    return shareFailed;
  }
}
