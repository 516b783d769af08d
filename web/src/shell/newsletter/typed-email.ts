const TYPED = 'quartermile.newsletter-email';

/** The unsent address of this tab, restored after a reload. */
export function readTypedEmail(): string {
  try {
    return sessionStorage.getItem(TYPED) ?? '';
  } catch {
    return '';
  }
}

/** Stores the address for the life of the tab; an empty one is deleted. */
export function storeTypedEmail(email: string): void {
  try {
    if (email) sessionStorage.setItem(TYPED, email);
    else sessionStorage.removeItem(TYPED);
  } catch {
    // Storage is blocked: the address stays in the page only.
  }
}
