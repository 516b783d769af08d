import { notifications } from '@mantine/notifications';
import { defaultSiteProfile, mergeSiteProfile } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints, FakeApi } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(endpoints.site.update, ({ body: { _seen, ...changes } }) => {
    const site = mergeSiteProfile(defaultSiteProfile, changes);
    api.respond(endpoints.site.read, site);
    return site;
  });
});

const open = async () => {
  openDashboard(api, 'site');
  return within(await screen.findByRole('form', { name: 'Site profile' }));
};
const retype = async (field: HTMLElement, typed: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(typed);
};

describe('the Site tab', () => {
  test('saves the whole profile and shows it', async () => {
    const form = await open();
    await user.click(form.getByLabelText(/^Live now/));
    await retype(form.getByLabelText(/^Shop/), 'https://shop.example.com');
    await retype(form.getByLabelText(/^TikTok/), 'https://example.com/tiktok');
    await user.click(form.getByRole('button', { name: 'Remove badge 1' }));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Site updated successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.site.update)[0]).toMatchObject({
      live: true,
      badges: ['Verified Creator'],
      links: {
        ...defaultSiteProfile.links,
        shop: 'https://shop.example.com',
        social: [
          { network: 'facebook', url: 'https://example.com/facebook' },
          { network: 'tiktok', url: 'https://example.com/tiktok' },
        ],
      },
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Live now/).checked).toBe(true));
  });

  test('says at each field what is wrong, and sends nothing', async () => {
    const form = await open();
    await retype(form.getByLabelText(/^Shop/), 'javascript:alert(1)');
    await retype(form.getByLabelText(/^X/), 'not a link');
    await retype(form.getByLabelText(/^Contact/), 'nobody');
    await user.clear(form.getByLabelText(/^Title/));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(
      await form.findAllByText('Please enter a web address that starts with http:// or https://.'),
    ).toHaveLength(2);
    expect(form.getByText('Please enter a valid email address.')).toBeTruthy();
    expect(form.getByText('Please enter text.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/^Title/)));
    expect(api.calls(endpoints.site.update)).toEqual([]);
  });

  test('shows the logos on both grounds, the only one on both', async () => {
    api.respond(endpoints.site.read, { ...defaultSiteProfile, logo: '/media/dark' });
    const form = await open();
    const shown = () => ['dark', 'light'].map((ground) => form.getByAltText(`Logo on ${ground} ground`));
    expect(shown().map((image) => image.getAttribute('src'))).toEqual(['/media/dark', '/media/dark']);
    await user.upload(
      form.getByLabelText(/^Logo on light pages/),
      new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
    );
    await waitFor(() => expect(shown()[1]?.getAttribute('src')).toMatch(/^data:image\/gif;/));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Site updated successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.site.update)[0]).toMatchObject({
      logo: '/media/dark',
      logoLight: expect.stringMatching(/^data:image\/gif;/),
      icon: null,
    });
  });

  test('keeps what was typed when saving fails', async () => {
    api.fail(endpoints.site.update, 'unavailable');
    const form = await open();
    await retype(form.getByLabelText(/^Title/), 'Lights out');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Failed to update site. Please try again.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Lights out');
  });

  test('shows the accent while it is chosen, and amber again once it is taken away', async () => {
    const shown = () => document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText;
    const form = await open();
    await waitFor(() => expect(shown()).toContain('#ffb210'));
    const field = form.getByRole('textbox', { name: /^Accent colour/ });
    await retype(field, 'blue');
    expect(shown()).toContain('#ffb210');
    await retype(field, '#2266DD');
    expect(shown()).toContain('#2266dd');
    expect(form.getByLabelText<HTMLInputElement>('Pick the accent colour').value).toBe('#2266dd');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Site updated successfully!');
    expect(api.bodies(endpoints.site.update)[0]).toMatchObject({ accent: '#2266DD' });
    await user.click(await screen.findByRole('button', { name: 'Reset to amber' }));
    expect(shown()).toContain('#ffb210');
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(shown()?.toLowerCase()).toContain('#2266dd');
  });

  test('takes changes back', async () => {
    const form = await open();
    await retype(form.getByLabelText(/^Title/), 'Lights out');
    await user.click(form.getByRole('button', { name: 'Undo changes' }));
    expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('What does yours run?');
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull();
  });

  test('has a disabled button while it is saved', async () => {
    const release = api.hold(endpoints.site.update);
    const form = await open();
    await retype(form.getByLabelText(/^Title/), 'Lights out');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true);
    release();
    expect(await screen.findByText('Site updated successfully!')).toBeTruthy();
  });

  test('asks before another tab is opened with something unsaved', async () => {
    const form = await open();
    await retype(form.getByLabelText(/^Title/), 'Lights out');
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Lights out');
  });

  test('says when the profile could not be loaded, and tries again', async () => {
    api.fail(endpoints.site.read, 'unavailable');
    openDashboard(api, 'site');
    expect(await screen.findByText('Could not load the site profile.')).toBeTruthy();
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Site profile' })).toBeTruthy();
  });
});
