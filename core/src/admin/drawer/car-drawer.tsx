import { Drawer, Text } from '@mantine/core';
import { EmptyState, ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { useEffect, useEffectEvent } from 'react';
import dialog from '../kernel/dialogs/admin-dialog.module.css';
import { useFocusBack } from '../kernel/dialogs/use-focus-back.js';
import { useLeave } from '../kernel/forms/leave-guard.js';
import { keepKeys } from '../kernel/keys/keep-keys.js';
import { frameMessages } from '../kernel/messages/frame-messages.js';
import classes from './car-drawer.module.css';
import { CarSections } from './car-sections.js';
import { DRAWER_FORMS } from './drawer-forms.js';
import { drawerMessages } from './drawer-messages.js';
import { useDrawerCar } from './use-drawer-car.js';

const text = drawerMessages;

export interface CarDrawerProps {
  readonly carId: string;
  onClose(): void;
}

/** Everything about a car, which can be changed here from whichever tab. Open while it is mounted. */
export function CarDrawer({ carId, onClose }: CarDrawerProps) {
  const { car, isLoading, retry, approved } = useDrawerCar(carId);
  const leave = useLeave();
  useFocusBack();
  const close = (): void =>
    DRAWER_FORMS.reduce((go, form) => () => leave(go, { form, subject: carId }), onClose)();
  useEscape(close);
  return (
    <Drawer
      opened
      position="right"
      returnFocus={false}
      withCloseButton={false}
      closeOnEscape={false}
      onKeyDown={keepKeys}
      transitionProps={{ duration: 0 }}
      // The library's own style element is refused by the content security policy.
      removeScrollProps={{ removeScrollBar: false }}
      onClose={close}
      classNames={{ content: classes.content, body: `${dialog.body} ${classes.body}` }}
    >
      <div className={dialog.head}>
        <div>
          <Drawer.Title className={dialog.title}>{car?.name ?? text.loading}</Drawer.Title>
          {car && (
            <Text c="dimmed" size="sm">
              {car.owner} · {text.status[car.status]}
            </Text>
          )}
        </div>
        <Drawer.CloseButton className={dialog.close} aria-label={frameMessages.close} />
      </div>
      {car ? (
        <CarSections key={car._id} car={car} approved={approved} />
      ) : isLoading ? (
        <SkeletonRows rows={4} rowHeight={120} />
      ) : retry ? (
        <ErrorState title={text.failed} onRetry={retry} />
      ) : (
        <EmptyState title={text.goneTitle} detail={text.goneDetail} />
      )}
    </Drawer>
  );
}

/**
 * Closes the drawer by Escape, also while the focus is nowhere because the focused button has disappeared. The Escape of a
 * dialog, menu or list above the drawer closes only that: the listener runs before theirs, while they are still open.
 */
function useEscape(close: () => void): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const dialogs = document.querySelectorAll('[role=dialog]').length;
    const isTaken =
      dialogs > 1 ||
      target.closest('[role=menu]') !== null ||
      target.getAttribute('data-mantine-stop-propagation') === 'true';
    if (event.key === 'Escape' && !isTaken) close();
    // Keys must not reach the key commands of the screen behind.
    const isBehind = target === document.body || target.closest('main, header, nav') !== null;
    if (isBehind && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', (event) => follow(event), { capture: true, signal });
    return () => listening.abort();
  }, []);
}
