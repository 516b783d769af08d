import { carWithDriver, runMessages } from '@quartermile/core/domain';
import { CarRuns, type CarRunsProps } from '../../../drawer/runs/car-runs.js';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';

export interface RunsDialogProps extends Pick<CarRunsProps, 'car' | 'cars'> {
  onClose(): void;
}

/** The approved runs of a car, in a dialog. */
export function RunsDialog({ car, cars, onClose }: RunsDialogProps) {
  return (
    <AdminDialog title={runMessages.runsOf(carWithDriver(car))} onClose={onClose}>
      <CarRuns car={car} cars={cars} onMoved={onClose} onCancel={onClose} />
    </AdminDialog>
  );
}
