const TYPED = 'quartermile.newsletter-email';

/** The address that was typed in this tab and not sent: a page that is loaded anew gives it back. */
export function readTypedEmail(): string {
  try {
    return sessionStorage.getItem(TYPED) ?? '';
  } catch {
    return '';
  }
}

/** Keeps it for as long as the tab is open; an empty one is forgotten. */
export function keepTypedEmail(email: string): void {
  try {
    if (email) sessionStorage.setItem(TYPED, email);
    else sessionStorage.removeItem(TYPED);
  } catch {
    // Forbidden: then it is there for as long as this page.
  }
}
