/** Scrolls smoothly to a section by its id, or at once for those who asked for less motion. */
export function scrollToSection(id: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
