import { app } from '@kit/app/app';
import { fullInvestor } from '@kit/fixtures/investorAccount';
import { expect, screen, waitFor } from 'storybook/test';
import type { EventFromLogic } from 'xstate';
import InvestorAccountPage from '@/app/pages/Account/InvestorAccountPage';
import { href } from '@/data/schema/shapes/href';
import type { InvestorAccount } from '@/data/schema/shapes/investorRegistration';
import type { editInvestorMachine } from '@/machines/edit/editInvestorMachine';
import preview from '../../.storybook/preview';
import { pending, refusedOnce } from '../support/answers';
import { alertSays, ending, hindiPhone, leadsTo, on, press, showing, wide } from '../support/screen';

type EditInvestorEvent = EventFromLogic<typeof editInvestorMachine>;

/** An account that is registered as this investor. */
const registered = (account: InvestorAccount) => ({
  who: 'nora' as const,
  name: account.fullName,
  records: { nora: [{ kind: 'investorAccount', id: 'me', value: { ...account, slug: 'noor-haddad' } }] },
});

/** The states of the page's machines at the end of a story: `state` for the profile, and loaded requests. */
const rests = (state: string, ...events: EditInvestorEvent[]) => ({
  machine: [
    { id: 'editInvestor', state, events },
    { id: 'requests', state: 'loaded' },
  ],
});
const ends = ending(rests);

const meta = preview.meta({
  title: 'Screens/Investor account',
  component: InvestorAccountPage,
  parameters: {
    ...wide,
    ...on({ path: href('investorAccount'), ...registered(fullInvestor) }),
    ...rests('loaded.viewing'),
  },
});

const edit: EditInvestorEvent = { type: 'edit.start' };
/** The investor moves to Nashik. */
const change: EditInvestorEvent = { type: 'field.edit', field: 'location', value: 'Nashik' };
const save: EditInvestorEvent = { type: 'edit.save' };
/** The investor moves to Goa, as saved in another tab. */
const changeElsewhere: EditInvestorEvent = {
  type: 'saved.changed',
  saved: { investor: { id: 'nora', account: { ...fullInvestor, location: 'Goa' } } },
};

/** Skeletons are shown until the profile loads. The tabs are already usable. */
export const Loading = meta.story(ends(on(pending('account', 'loadInvestor')), 'loading'));

/** An error message replaces the profile, with a button to try again. */
export const Failed = meta.story({
  ...ends(on(refusedOnce('account', 'loadInvestor')), 'loadFailed'),
  play: showing('We couldn’t load this'),
});

/** A user who isn’t registered as an investor sees a link to the registration. */
export const NotRegistered = meta.story({
  parameters: on({ name: 'Nora Lund', records: { nora: [] } }),
  play: ({ canvas }) => leadsTo(canvas, 'Register as an investor', '/Investor-register'),
});

/** The investor’s complete profile, with one tile per field, below two tabs. */
export const Viewing = meta.story({
  play: ({ canvas }) => leadsTo(canvas, 'View public profile', '/investors/noor-haddad'),
});

Viewing.test('lists a request as soon as the investor sends it', async ({ canvas }) => {
  await app.device.write('nora', 'request', 'sample:mirahealth', { at: 0, isWithdrawn: true });
  await leadsTo(canvas, 'Mirahealth', '/startups/mirahealth');
});

/** The form without changes: leaving it needs no confirmation. */
export const Editing = meta.story({
  parameters: rests('loaded.editing.unchanged', edit),
});

/** The form with changes. The stored profile doesn’t change until they are saved. */
export const Changed = meta.story({
  parameters: rests('loaded.editing.changed', edit, change),
});

Changed.test('Save Changes shows the saved change and focuses Edit', async (person) => {
  const { canvas } = person;
  await press(person, 'Save Changes');
  await expect(await canvas.findByText('Nashik')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await alertSays('saved');
});

/** Leaving a form with changes: a dialog asks once whether to discard them. */
export const Leaving = meta.story({
  parameters: rests('loaded.confirming', edit, change, { type: 'leave.ask' }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** Another tab changed the same field meanwhile: the user chooses which value to save. */
export const Clashing = meta.story({
  parameters: rests('loaded.clashing', edit, change, changeElsewhere, save),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** The profile is being saved. No button can be pressed twice. */
export const Saving = meta.story(
  ends(on(pending('account', 'saveInvestor')), 'loaded.saving.staying', edit, change, save),
);

/** The user leaves while the profile is being saved. No dialog asks, and the page changes after the save. */
export const SavingToLeave = Saving.extend({
  parameters: rests('loaded.saving.leaving', edit, change, save, { type: 'leave.ask' }),
});

/** The profile couldn’t be saved. All input is preserved, and the reason is shown above the buttons. */
export const Refused = meta.story({
  ...ends(on(refusedOnce('account', 'saveInvestor')), 'loaded.failed', edit, change, save),
  play: () => alertSays('Your changes couldn’t be saved on this device.'),
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
