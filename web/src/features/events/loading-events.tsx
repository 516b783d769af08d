import { Loader } from '@mantine/core';
import shared from '../../styles/shared.module.css';

/** Placeholder while events load. */
export function LoadingEvents({ text }: { readonly text: string }) {
  return (
    <div className={shared.row} role="status">
      <Loader aria-hidden="true" />
      {text}
    </div>
  );
}
