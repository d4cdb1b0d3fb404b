import { fullInvestor } from '@kit/fixtures/investorAccount';
import { expect, screen, waitFor } from 'storybook/test';
import type { EventFromLogic } from 'xstate';
import InvestorAccountPage from '@/app/pages/Account/InvestorAccountPage';
import type { AccountStore } from '@/data/ports/AccountStore';
import { href } from '@/data/schema/href';
import type { InvestorAccount } from '@/data/schema/investorRegistration';
import type { editInvestorMachine } from '@/machines/edit/editInvestorMachine';
import preview from '../../.storybook/preview';
import { never, onceRefused, serving } from '../support/answers';
import { alertSays, hindiPhone, leadsTo, on, press, showing, wide } from '../support/screen';

type EditInvestorEvent = EventFromLogic<typeof editInvestorMachine>;

const id = 'noor-haddad';
/** This investor's account on the device. */
const registered = (account: InvestorAccount) => ({
  name: account.fullName,
  records: { sample: [{ kind: 'investorAccount', id, value: account }] },
});

/** Where the profile rests. Beside it stands what was asked of startups: nothing, here. */
const rests = (state: string, ...events: EditInvestorEvent[]) => ({
  machine: [
    { id: 'editInvestor', state, events },
    { id: 'requests', state: 'loaded' },
  ],
});

const meta = preview.meta({
  title: 'Screens/Investor account',
  component: InvestorAccountPage,
  parameters: {
    ...wide,
    ...on({ path: href('investorAccount'), ...registered(fullInvestor) }),
    ...rests('loaded.viewing'),
  },
});
/** In an account store that is another one in part. */
const withAccount = (change: (store: AccountStore) => Partial<AccountStore>) =>
  on(serving('account', change));

const edit: EditInvestorEvent = { type: 'edit.start' };
/** They moved to Nashik. */
const change: EditInvestorEvent = { type: 'field.edit', field: 'location', value: 'Nashik' };
const save: EditInvestorEvent = { type: 'edit.save' };
/** And, as they said in another tab, to Goa. */
const changeElsewhere: EditInvestorEvent = {
  type: 'saved.changed',
  saved: { investor: { id, account: { ...fullInvestor, location: 'Goa' } } },
};

/** Skeletons where the profile will be; the tabs can be used already. */
export const Loading = meta.story({
  parameters: { ...withAccount(() => ({ loadInvestor: never })), ...rests('loading') },
});

/** What failed stands in the place of the profile, and can be tried again. */
export const Failed = meta.story({
  parameters: {
    ...withAccount(({ loadInvestor }) => ({ loadInvestor: onceRefused(loadInvestor) })),
    ...rests('loadFailed'),
  },
  play: showing('We couldn’t load this'),
});

/** Whoever never registered as an investor: where one does. */
export const NotRegistered = meta.story({
  parameters: on({ who: 'nora', name: 'Nora Lund' }),
  play: ({ canvas }) => leadsTo(canvas, 'Register as an investor', '/Investor-register'),
});

/** Everything an investor said about themselves, each field with its tile; two tabs above it. */
export const Viewing = meta.story({
  play: ({ canvas }) => leadsTo(canvas, 'View public profile', '/investors/noor-haddad'),
});

/** A copy being edited, before anything in it differs: whoever leaves now isn’t asked. */
export const Editing = meta.story({
  parameters: rests('loaded.editing.unchanged', edit),
});

/** A copy that differs: what is kept stays as it was until it is saved. */
export const Changed = meta.story({
  parameters: rests('loaded.editing.changed', edit, change),
});

Changed.test('Save Changes stores it', async (person) => {
  const { canvas } = person;
  await press(person, 'Save Changes');
  await expect(await canvas.findByText('Nashik')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await alertSays('saved');
});

/** Leaving a copy that differs: the person is asked once whether to discard it. */
export const Leaving = meta.story({
  parameters: rests('loaded.confirming', edit, change, { type: 'leave.ask' }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** The same field was changed in another tab meanwhile: the person says which of the two holds. */
export const Clashing = meta.story({
  parameters: rests('loaded.clashing', edit, change, changeElsewhere, save),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** Being saved: nothing can be pressed twice. */
export const Saving = meta.story({
  parameters: {
    ...withAccount(() => ({ saveInvestor: never })),
    ...rests('loaded.saving.staying', edit, change, save),
  },
});

/** On its way while somebody is about to leave: nobody is asked, they go as soon as it is saved. */
export const SavingToLeave = Saving.extend({
  parameters: rests('loaded.saving.leaving', edit, change, save, { type: 'leave.ask' }),
});

/** The device refused to save it: all that was typed is there, and the form says why above its buttons. */
export const Refused = meta.story({
  parameters: {
    ...withAccount(({ saveInvestor }) => ({ saveInvestor: onceRefused(saveInvestor) })),
    ...rests('loaded.failed', edit, change, save),
  },
  play: () => alertSays('Your changes couldn’t be saved on this device.'),
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
