import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { EmptyState, ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/confirm-dialog.js';
import { ApprovedCard } from './approved-card.js';
import classes from './approved-tab.module.css';
import { EditCarModal } from './edit-car-modal.js';
import { useApprovedCars, useDeleteCar } from './use-approved-cars.js';

const text = adminMessages.approved;

/** The approved cars, to be edited or deleted. */
export function ApprovedTab() {
  const { data: cars = [], isPending, isError, isFetching, refetch } = useApprovedCars();
  if (isPending) return <SkeletonRows rows={4} rowHeight={140} />;
  if (isError) {
    return <ErrorState title={text.failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (cars.length === 0) return <EmptyState title={text.emptyTitle} detail={text.emptyDetail} />;
  return <ApprovedCars cars={cars} />;
}

function ApprovedCars({ cars }: { readonly cars: readonly AdminCar[] }) {
  const [edited, setEdited] = useState<AdminCar | null>(null);
  const [doomed, setDoomed] = useState<AdminCar | null>(null);
  const { mutate: deleteCar, isPending: deleting } = useDeleteCar();
  const close = (): void => setDoomed(null);
  return (
    <>
      <div className={classes.grid}>
        {cars.map((car) => (
          <ApprovedCard key={car._id} car={car} onEdit={setEdited} onDelete={setDoomed} />
        ))}
      </div>
      {edited && <EditCarModal car={edited} onClose={() => setEdited(null)} />}
      {doomed && (
        <ConfirmDialog
          title={text.deleteTitle}
          question={text.deleteQuestion(doomed.name)}
          confirmLabel={text.deleteConfirm}
          busy={deleting}
          onConfirm={() => deleteCar(doomed._id, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}
