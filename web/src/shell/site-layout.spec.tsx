import { defaultSiteProfile } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createRoutesStub, useNavigate } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { deferToServiceWorker } from '../platform/cached-page.js';
import SiteLayout from './site-layout.js';

/** A page whose visitor goes back as soon as it appears. */
function Submission() {
  const navigate = useNavigate();
  useEffect(() => void navigate(-1), [navigate]);
  return <h1>Submission</h1>;
}

afterEach(() => vi.unstubAllGlobals());

it('opens the previous page as a document when a visitor without a connection goes back at once', async () => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } });
  const opened = vi.fn();
  const Site = createRoutesStub([
    {
      id: 'root',
      loader: () => ({ publicUrl: 'https://example.org', site: defaultSiteProfile }),
      HydrateFallback: () => null,
      Component: () => (
        <QuartermileProvider env="test">
          <SiteLayout />
        </QuartermileProvider>
      ),
      children: [
        {
          path: '/sponsors',
          loader({ request }) {
            try {
              deferToServiceWorker(request);
            } catch {
              opened(new URL(request.url).pathname);
            }
            return null;
          },
          Component: () => <h1>Partners</h1>,
        },
        { path: '/submit-times', Component: Submission },
      ],
    },
  ]);
  render(<Site initialEntries={['/sponsors']} />);
  await screen.findByRole('heading', { name: 'Partners' });
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  await userEvent.click(screen.getByRole('link', { name: 'Submit Times' }));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/sponsors'));
});
