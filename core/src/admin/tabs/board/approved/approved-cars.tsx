import { type AdminCar, adminTabLabel, carWithDriver, runMessages } from '@quartermile/core/domain';
import { useMemo, useState } from 'react';
import { CarRuns, type CarRunsProps } from '../../../drawer/runs/car-runs.js';
import { carKey, carOrders } from '../../../kernel/cars/car-list.js';
import { CarEditForm } from '../../../kernel/cars/edit/car-edit-form.js';
import { isRequiredIn, useCarUpdate } from '../../../kernel/cars/edit/use-car-update.js';
import { approvedCarLists } from '../../../kernel/cars/use-approved-cars.js';
import { useBoards } from '../../../kernel/cars/use-boards.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { EditActions, EditDialog } from '../../../kernel/forms/edit-dialog.js';
import { DeleteDialog, type Deletion } from '../../../kernel/lists/deletion/delete-dialog.js';
import { DisplayToggle } from '../../../kernel/lists/display-toggle.js';
import { ListScreen } from '../../../kernel/lists/list-screen.js';
import { Rows } from '../../../kernel/lists/rows.js';
import { SHARED_SEARCH, useDisplay } from '../../../kernel/lists/use-display.js';
import { useListView } from '../../../kernel/lists/use-list-view.js';
import { approvedMessages } from '../../../kernel/messages/board-messages.js';
import { ApprovedCard } from './approved-card.js';

const FORM = 'edit-car';

const text = approvedMessages;
const textOf = ({ name, owner, description }: AdminCar): string => `${name}\n${owner}\n${description ?? ''}`;

/** The approved cars with their actions. */
export function ApprovedCars({ cars }: { readonly cars: readonly AdminCar[] }) {
  const { drafts } = useDashboard();
  const [editedId, setEditedId] = useState(() => drafts.subjectOf('edit-car'));
  const [runsOf, setRunsOf] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<readonly AdminCar[]>([]);
  const { display, setDisplay } = useDisplay('grid');
  const boards = useBoards();
  const view = useListView({
    name: 'approved',
    searchName: SHARED_SEARCH,
    items: cars,
    keyOf: carKey,
    textOf,
    sorts: carOrders,
  });
  const runCounts = useMemo(() => countRuns(cars), [cars]);
  const opened = cars.find(({ _id }) => _id === runsOf);
  const edited = cars.find(({ _id }) => _id === editedId);
  return (
    <>
      <ListScreen
        title={adminTabLabel('approved')}
        view={view}
        searchLabel={text.search}
        tools={<DisplayToggle display={display} onChange={setDisplay} />}
        emptyTitle={text.emptyTitle}
        emptyDetail={text.emptyDetail}
        onDelete={setToDelete}
      >
        <Rows display={display} width="wide">
          {view.rows.map((car) => (
            <ApprovedCard
              key={car._id}
              car={car}
              boards={boards.of(car)}
              isSelected={view.selection.has(car)}
              onSelect={(isSelected) => view.selection.set([car], isSelected)}
              onEdit={() => setEditedId(car._id)}
              onDelete={() => setToDelete([car])}
              onAddToBoard={(category) => boards.add(car, category)}
              runCount={runCounts.get(car.vehicleId) ?? 1}
              onRuns={() => setRunsOf(car._id)}
            />
          ))}
        </Rows>
      </ListScreen>
      {opened && <RunsDialog car={opened} cars={cars} onClose={() => setRunsOf(null)} />}
      {edited && <EditCarDialog car={edited} onClose={() => setEditedId(null)} />}
      <DeleteDialog deletion={useCarDeletion()} items={toDelete} onClose={() => setToDelete([])} />
    </>
  );
}

function countRuns(cars: readonly AdminCar[]): ReadonlyMap<string, number> {
  const runs = Map.groupBy(cars, ({ vehicleId }) => vehicleId);
  return new Map([...runs].map(([vehicleId, own]) => [vehicleId, own.length]));
}

function useCarDeletion(): Deletion<AdminCar> {
  const { client } = useDashboard().host;
  return {
    remove: ({ _id }) => client.cars.delete(_id),
    lists: approvedCarLists,
    keyOf: carKey,
    labelOf: carWithDriver,
    countOf: text.count,
    title: text.deleteTitle,
    question: ({ name }) => text.deleteQuestion(name),
    bulkQuestion: text.bulkQuestion,
    confirm: text.deleteConfirm,
    deleted: text.deleted,
    failed: text.deleteFailed,
  };
}

interface RunsDialogProps extends Pick<CarRunsProps, 'car' | 'cars'> {
  onClose(): void;
}

/** The approved runs of a car, in a dialog. */
function RunsDialog({ car, cars, onClose }: RunsDialogProps) {
  return (
    <AdminDialog title={runMessages.runsOf(carWithDriver(car))} onClose={onClose}>
      <CarRuns car={car} cars={cars} onMoved={onClose} onCancel={onClose} />
    </AdminDialog>
  );
}

interface EditCarDialogProps {
  readonly car: AdminCar;
  onClose(): void;
}

/** Edits the submitted values of an approved car. The dialog remains open if the request fails. */
function EditCarDialog({ car, onClose }: EditCarDialogProps) {
  const state = useCarUpdate(car, FORM, onClose);
  const cancel = (): void => {
    state.discard();
    onClose();
  };
  return (
    <EditDialog title={text.editTitle} name={{ form: FORM, subject: car._id }} onClose={onClose}>
      <CarEditForm state={state} isRequired={isRequiredIn(car)}>
        <EditActions
          label={text.update}
          busyLabel={text.updating}
          busy={state.busy}
          conflict={state.conflict}
          onCancel={cancel}
        />
      </CarEditForm>
    </EditDialog>
  );
}
