import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './clamped-text.module.css';
import { eventPageMessages } from './event-messages.js';

const texts = eventPageMessages;
/** Before hydration, texts above this number of characters are assumed to be clamped. */
const LONG_TITLE = 40;
const LONG_DESCRIPTION = 110;

export interface ClampedTextProps {
  readonly title: string;
  readonly description: string;
  /** Renders the title as a heading with the class. */
  renderHeading(className: string | undefined): ReactNode;
}

/**
 * A title of at most two lines and a description of at most three, with a disclosure that expands both when clamped.
 * It is a native `details`, so it works before hydration.
 */
export function ClampedText({ title, description, renderHeading }: ClampedTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(title.length > LONG_TITLE || description.length > LONG_DESCRIPTION);
  useEffect(() => {
    const words = root.current;
    if (!words) return;
    const observer = new ResizeObserver(() => {
      if (!words.querySelector('details[open]')) setIsCut(hasCutText(words));
    });
    observer.observe(words);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={root} className={classes.root}>
      {renderHeading(classes.title)}
      <p className={classes.description}>{description}</p>
      <details className={classes.more} hidden={!isCut}>
        <summary>
          <span className={classes.closed}>{texts.more}</span>
          <span className={classes.opened}>{texts.less}</span>
          <VisuallyHidden> {title}</VisuallyHidden>
        </summary>
      </details>
    </div>
  );
}

/** Whether one of the texts is higher than its visible lines. */
function hasCutText(words: HTMLElement): boolean {
  return [...words.children].some(
    (text) => !(text instanceof HTMLDetailsElement) && text.scrollHeight > text.clientHeight + 1,
  );
}
