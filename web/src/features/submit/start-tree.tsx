import shared from '../../styles/shared.module.css';

export interface StartTreeProps {
  /** The amber lamps in display order, and whether each is lit. */
  readonly lamps: readonly { readonly part: string; readonly isLit: boolean }[];
  /** Whether the green lamp is on. */
  readonly go: boolean;
}

/**
 * A decorative start tree beside the button: a lamp for each completed section, green when the form can be submitted.
 */
export function StartTree({ lamps, go }: StartTreeProps) {
  return (
    <div className={shared.tree} aria-hidden="true">
      {lamps.map(({ part, isLit }) => (
        <span key={part} className={shared.lamp} data-on={isLit || undefined} />
      ))}
      <span className={shared.lamp} data-colour="green" data-on={go || undefined} />
    </div>
  );
}
