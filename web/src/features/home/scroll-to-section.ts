/**
 * Scrolls smoothly to a section by its id, or at once for those who asked for less motion. The focus goes along,
 * so that the next Tab leads on from there (WCAG 2.4.3).
 */
export function scrollToSection(id: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}
