import type { Client } from '@quartermile/core/client';
import { type SubmissionStatus, stripRoutes } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import type { LoadedStatus } from '../status/load-status.js';
import { StatusPage } from '../status/status-page.js';

type Call = Parameters<Client['call']>[0];

/** When the state of every test was loaded. */
export const LOADED_AT = '2026-11-23T10:05:00.000Z';

/** A pending submission; `change` replaces fields. */
export function buildStatus(change: Partial<SubmissionStatus> = {}): SubmissionStatus {
  return {
    state: 'pending',
    sentAt: '2026-11-22T08:00:00.000Z',
    decidedAt: null,
    queue: { place: 3, usualWaitSeconds: 172_800 },
    reason: null,
    mayRevise: true,
    car: {
      name: 'Golf 7 R',
      owner: 'Lerato',
      time: '11.8',
      trapSpeed: 190.5,
      worldFacts: '11.8',
      drivetrain: 'AWD',
      description: 'Stage 2.',
      requestedCategories: ['Our Drag Races'],
      image: '/media/review/car-4x3?signature=a',
      proofImage: '/media/review/slip-4x3?signature=b',
    },
    phoneHint: '…67',
    hasEmail: false,
    places: [],
    ...change,
  };
}

/**
 * Renders the page of a submission.
 * @param answer handles the requests of its forms; there are no strips
 * @param sendsMail whether the site has a mail server
 */
export function renderStatus(
  loaded: LoadedStatus | SubmissionStatus,
  answer: (call: Call) => Promise<unknown> = async () => buildStatus(),
  sendsMail = false,
) {
  const toLoaded = (value: LoadedStatus | SubmissionStatus): LoadedStatus =>
    value !== null && value !== 'missing' && 'state' in value
      ? { status: value, loadedAt: LOADED_AT }
      : value;
  const reload = vi.fn();
  const calls: Call[] = [];
  const call = async (one: Call) => {
    if (one.path === stripRoutes.list) return [];
    calls.push(one);
    return answer(one);
  };
  const page = (value: LoadedStatus | SubmissionStatus) => (
    <QuartermileProvider env="test">
      <MemoryRouter>
        <StatusPage
          code="abc"
          loaded={toLoaded(value)}
          reload={reload}
          isReloading={false}
          sendsMail={sendsMail}
          getClient={async () => ({ call }) as unknown as Client}
        />
      </MemoryRouter>
    </QuartermileProvider>
  );
  const { rerender, unmount } = render(page(loaded));
  /** Shows the result of a reload. */
  const show = (value: LoadedStatus | SubmissionStatus): void => rerender(page(value));
  return { reload, calls, show, unmount };
}
