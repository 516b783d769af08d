import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSponsor, endpoints, FakeApi } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup({ applyAccept: false });
const logo = new File(['a logo'], 'logo.png', { type: 'image/png' });
const amber = buildSponsor({ _id: 'amber', featured: true });
const steel = buildSponsor({ _id: 'steel', name: 'Steel Wheels', category: 'Wheels & Tires' });
const kerb = buildSponsor({ _id: 'kerb', name: 'Kerb Tyres' });
let api: FakeApi;

const serve = (...sponsors: (typeof amber)[]) => api.respond(endpoints.sponsors.list, sponsors);

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  serve(amber, steel);
  api.respond(endpoints.sponsors.add, kerb);
  api.respond(endpoints.sponsors.update, steel);
});

const open = () => openDashboard(api, 'sponsors');
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = async () =>
  (await screen.findAllByRole('article')).map((one) => within(one).getByRole('heading').textContent);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

const enter = (label: RegExp, words: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: words } });

const fill = async () => {
  open();
  await names();
  enter(/Sponsor Name/, 'Kerb Tyres');
  enter(/Website/, 'https://kerb.example');
  enter(/Description/, 'Tyres.');
  await user.click(screen.getByRole('combobox', { name: 'Category' }));
  await user.click(await screen.findByRole('option', { name: 'Wheels & Tires' }));
};
const pickLogo = async () => {
  await user.upload(screen.getByLabelText(/^Logo\b/), logo);
  await screen.findByRole('img', { name: /Preview/ });
};

describe('the sponsor form', () => {
  test('has its button disabled until everything is filled in', async () => {
    await fill();
    expect(button('Add Sponsor').disabled).toBe(true);
    await pickLogo();
    await waitFor(() => expect(button('Add Sponsor').disabled).toBe(false));
  });

  test('adds a sponsor and clears', async () => {
    await fill();
    await pickLogo();
    serve(amber, steel, kerb);
    await press('Add Sponsor');
    expect(await screen.findByText('Sponsor added successfully!')).toBeTruthy();
    expect(value(/Sponsor Name/)).toBe('');
    expect(await screen.findByRole('heading', { name: 'Current Sponsors (3)' })).toBeTruthy();
    expect(await names()).toContain('Kerb Tyres');
    expect(api.bodies(endpoints.sponsors.add)).toEqual([
      {
        name: 'Kerb Tyres',
        website: 'https://kerb.example',
        description: 'Tyres.',
        category: 'Wheels & Tires',
        logo: expect.stringMatching(/^data:image\/png/),
        featured: false,
      },
    ]);
  });

  test('says what is missing at a field that was left empty', async () => {
    open();
    await names();
    await user.click(screen.getByLabelText(/Sponsor Name/));
    await user.tab();
    expect(await screen.findByText('Please fill in all required fields.')).toBeTruthy();
  });

  test('keeps everything when it fails, and says so', async () => {
    api.fail(endpoints.sponsors.add, 'unavailable');
    await fill();
    await pickLogo();
    await press('Add Sponsor');
    expect(await screen.findByText('Failed to add sponsor. Please try again.')).toBeTruthy();
    expect(value(/Sponsor Name/)).toBe('Kerb Tyres');
    expect(screen.getByRole('img', { name: /Preview/ })).toBeTruthy();
    api.recover();
    await press('Add Sponsor');
    expect(await screen.findByText('Sponsor added successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.sponsors.add)).toHaveLength(2);
  });

  test('has a disabled button while it is sent', async () => {
    const release = api.hold(endpoints.sponsors.add);
    await fill();
    await pickLogo();
    await press('Add Sponsor');
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Adding Sponsor...' })).disabled,
    ).toBe(true);
    release();
    expect(await screen.findByText('Sponsor added successfully!')).toBeTruthy();
  });

  test('says what is wrong with a website once it is left', async () => {
    open();
    await names();
    enter(/Website/, 'kerb');
    fireEvent.blur(screen.getByLabelText(/Website/));
    expect(
      await screen.findByText('Please enter a web address that starts with http:// or https://.'),
    ).toBeTruthy();
  });

  test('refuses a logo over the limit', async () => {
    open();
    await names();
    const big = Object.defineProperty(new File(['x'], 'big.png', { type: 'image/png' }), 'size', {
      value: 10 * 1024 * 1024 + 1,
    });
    await user.upload(screen.getByLabelText(/^Logo\b/), big);
    expect(await screen.findByText('Logo file size must be less than 10MB')).toBeTruthy();
    expect(button('Add Sponsor').disabled).toBe(true);
  });
});

describe('editing a sponsor', () => {
  const edit = async () => {
    open();
    await user.click((await card('Steel Wheels')).getByRole('button', { name: 'Edit Steel Wheels' }));
    await screen.findByRole('heading', { name: 'Edit Sponsor' });
  };

  test('updates it and goes back to adding', async () => {
    await edit();
    expect(value(/Sponsor Name/)).toBe('Steel Wheels');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Sponsor Name/)));
    enter(/Sponsor Name/, 'Steel Wheels SA');
    serve(amber, { ...steel, name: 'Steel Wheels SA' });
    await press('Update Sponsor');
    expect(await screen.findByText('Sponsor updated successfully!')).toBeTruthy();
    expect(api.bodies(endpoints.sponsors.update)).toMatchObject([{ name: 'Steel Wheels SA' }]);
    expect(await screen.findByRole('heading', { name: 'Add Sponsor' })).toBeTruthy();
    expect(value(/Sponsor Name/)).toBe('');
    await waitFor(async () => expect(await names()).toContain('Steel Wheels SA'));
  });

  test('Cancel goes back to adding and clears', async () => {
    await edit();
    enter(/Sponsor Name/, 'Steel Wheels SA');
    await press('Cancel');
    expect(await screen.findByRole('heading', { name: 'Add Sponsor' })).toBeTruthy();
    expect(value(/Sponsor Name/)).toBe('');
    expect(api.bodies(endpoints.sponsors.update)).toEqual([]);
  });

  test('stays with what was typed when it fails', async () => {
    api.fail(endpoints.sponsors.update, 'unavailable');
    await edit();
    enter(/Sponsor Name/, 'Steel Wheels SA');
    await press('Update Sponsor');
    expect(await screen.findByText('Failed to update sponsor. Please try again.')).toBeTruthy();
    expect(value(/Sponsor Name/)).toBe('Steel Wheels SA');
  });
});

describe('the current sponsors', () => {
  test('are counted, and marked where they are featured', async () => {
    open();
    expect(await names()).toEqual(['Amber Exhausts', 'Steel Wheels']);
    expect(screen.getByRole('heading', { name: 'Current Sponsors (2)' })).toBeTruthy();
    expect((await card('Amber Exhausts')).getByText('Featured')).toBeTruthy();
  });

  test('can be featured, and no longer', async () => {
    open();
    const feature = (await card('Steel Wheels')).getByRole('button', { name: 'Feature Steel Wheels' });
    serve(amber, { ...steel, featured: true });
    await user.click(feature);
    expect(await screen.findByText('Sponsor updated successfully!')).toBeTruthy();
    const unfeature = await screen.findByRole('button', { name: 'Unfeature Steel Wheels' });
    expect(unfeature.textContent).toBe('Unfeature');
    await user.click(unfeature);
    await waitFor(() =>
      expect(api.bodies(endpoints.sponsors.update)).toEqual([{ featured: true }, { featured: false }]),
    );
  });

  test('say when they cannot be featured', async () => {
    api.fail(endpoints.sponsors.update, 'unavailable');
    open();
    await user.click((await card('Steel Wheels')).getByRole('button', { name: 'Feature Steel Wheels' }));
    expect(await screen.findByText('Failed to update sponsor. Please try again.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Feature Steel Wheels' })).toBeTruthy();
  });
});
