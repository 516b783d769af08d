import { Drawer } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { EmptyState, SkeletonRows } from '@quartermile/core/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFocusBack } from '../dialogs/use-focus-back.js';
import { useLeave } from '../forms/leave-guard.js';
import { keepKeys, keepOutside } from '../keys/keep-keys.js';
import classes from './car-drawer.module.css';
import { CarSections } from './car-sections.js';
import { DRAWER_FORMS } from './drawer-forms.js';
import { useDrawerCar } from './use-drawer-car.js';

const text = adminMessages.drawer;

export interface CarDrawerProps {
  readonly carId: string;
  onClose(): void;
}

/** Everything about a car, which can be changed here from whichever tab. Open while it is mounted. */
export function CarDrawer({ carId, onClose }: CarDrawerProps) {
  const { car, isLoading, approved } = useDrawerCar(carId);
  const leave = useLeave();
  useFocusBack();
  const dialogs = useDialogsAtKey();
  const close = (): void =>
    DRAWER_FORMS.reduce((go, form) => () => leave(go, { form, subject: carId }), onClose)();
  return (
    <Drawer
      opened
      position="right"
      returnFocus={false}
      withCloseButton={false}
      // The Escape of a dialog or menu above the drawer must not close the drawer too.
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (dialogs.current === 1 && isOwnEscape(event)) close();
        keepKeys(event);
      }}
      transitionProps={{ duration: 0 }}
      onClose={close}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <div className={classes.head}>
        <div className={classes.words}>
          <Drawer.Title className={classes.title}>{car?.name ?? text.loading}</Drawer.Title>
          {car && (
            <p className={classes.sub}>
              {car.owner} · {text.status[car.status]}
            </p>
          )}
        </div>
        <Drawer.CloseButton className={classes.close} aria-label={adminMessages.frame.close} />
      </div>
      {car ? (
        <CarSections key={car._id} car={car} approved={approved} />
      ) : isLoading ? (
        <SkeletonRows rows={4} rowHeight={120} />
      ) : (
        <EmptyState title={text.goneTitle} detail={text.goneDetail} />
      )}
    </Drawer>
  );
}

/**
 * The number of open dialogs when a key was pressed, before a dialog above the drawer closes by it. Its listener is
 * registered before theirs, once.
 */
function useDialogsAtKey() {
  const count = useRef(1);
  useEffect(() => {
    const listening = new AbortController();
    const note = (event: globalThis.KeyboardEvent): void => {
      keepOutside(event);
      count.current = document.querySelectorAll('[role=dialog]').length;
    };
    window.addEventListener('keydown', note, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return count;
}

/** Whether Escape was pressed in the drawer itself, and not to close an open list of options. */
function isOwnEscape(event: KeyboardEvent<HTMLElement>): boolean {
  const target = event.target as Element;
  return (
    event.key === 'Escape' &&
    event.currentTarget.contains(target) &&
    target.getAttribute('data-mantine-stop-propagation') !== 'true'
  );
}
