import { type Drivetrain, pageRoutes } from '@quartermile/core/domain';

/** The address of the form with a time and a drivetrain filled in. */
export function submitPath(time: string, drivetrain: Drivetrain | null): string {
  const parameters = new URLSearchParams({ time, ...(drivetrain && { drivetrain }) });
  return `${pageRoutes.submitTimes}?${parameters}`;
}
