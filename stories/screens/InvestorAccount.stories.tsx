import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import InvestorAccountPage from '@/app/pages/Account/InvestorAccountPage';
import type { AccountStore } from '@/data/ports/AccountStore';
import { href } from '@/data/schema/href';
import type { InvestorAccount } from '@/data/schema/investorRegistration';
import { fullInvestor, sparseInvestor, wordyInvestor } from '../fixtures/investorAccount';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';

const path = href('investorAccount');
/** This investor's account on the device. */
const registered = (account: InvestorAccount) => ({
  name: account.fullName,
  records: { sample: [{ kind: 'investorAccount', id: 'noor-haddad', value: account }] },
});

const meta = {
  title: 'Screens/InvestorAccount',
  component: InvestorAccountPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    app: { path, ...registered(fullInvestor) } satisfies AppParameters,
  },
} satisfies Meta<typeof InvestorAccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Person = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
/** In an account store that is another one in part. */
const withAccount = (change: (store: AccountStore) => Partial<AccountStore>) =>
  on({ services: ({ account }) => ({ account: changed(account, change) }) });

const form = (canvas: Person['canvas']) =>
  within(canvas.getByRole('form', { name: 'Edit investor profile' }));
const edit = async ({ canvas, userEvent }: Person) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
const typeLocation = async (person: Person) => {
  await edit(person);
  const location = form(person.canvas).getByRole('textbox', { name: 'Location' });
  await person.userEvent.clear(location);
  await person.userEvent.type(location, 'Nashik');
};
const save = ({ canvas, userEvent }: Person) =>
  userEvent.click(form(canvas).getByRole('button', { name: 'Save Changes' }));
/** The investor as the device keeps them. */
const kept = async () =>
  (await app.device.readAll('sample')).find(({ kind }) => kind === 'investorAccount')?.value;

const isShown: Play = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('definition')).length).toBeGreaterThan(5);
};

export const Loading: Story = {
  parameters: withAccount(() => ({ loadInvestor: never })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  parameters: withAccount(() => ({ loadInvestor: noRoom })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load this')).toBeVisible();
  },
};

export const Retried: Story = {
  parameters: withAccount((store) => ({ loadInvestor: onceRefused(store.loadInvestor) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
  },
};

/** The two tabs, and every field with its tile (spec section 2). */
export const Viewing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Investor Account Management');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Profile', 'Settings']);
    const tiles = within(await canvas.findByRole('region', { name: 'Financial Information' }));
    await expect(tiles.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '₹2,500,000',
      '₹1,500,000',
      '₹21,000,000',
      '3',
      '5',
    ]);
    const preferences = within(canvas.getByRole('region', { name: 'Investment Preferences' }));
    await expect(preferences.getByText('Healthcare, AI, SaaS')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      '/investors/noor-haddad',
    );
  },
};

/** The sample person invests as well. */
export const Sample: Story = {
  parameters: on({ name: 'Asha Verma', records: { sample: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Asha Verma' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      '/investors/asha-verma',
    );
  },
};

export const Sparse: Story = {
  parameters: on(registered(sparseInvestor)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not added yet')).length).toBeGreaterThan(5);
  },
};

/** Whoever never registered. */
export const NotRegistered: Story = {
  parameters: on({ who: 'nora', name: 'Nora Lund' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Register as an investor' })).toHaveAttribute(
      'href',
      '/Investor-register',
    );
  },
};

/** A copy is edited: what is kept stays as it was. */
export const Editing: Story = {
  play: async (person) => {
    await typeLocation(person);
    await expect(form(person.canvas).getByRole('textbox', { name: 'Location' })).toHaveValue('Nashik');
    await expect(await kept()).toEqual(fullInvestor);
  },
};

/** Save Changes commits it. */
export const Saved: Story = {
  play: async (person) => {
    const { canvas } = person;
    await typeLocation(person);
    await save(person);
    await expect(await canvas.findByText('Nashik')).toBeVisible();
    await expect(await kept()).toEqual({ ...fullInvestor, location: 'Nashik' });
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('saved'));
  },
};

/** What has to be met, and where startups are looked for: of an account that was kept before they could be said. */
export const MustHavesMarked: Story = {
  parameters: on(registered(sparseInvestor)),
  play: async (person) => {
    const { canvas, userEvent } = person;
    await expect(await canvas.findByText('None, all are flexible')).toBeVisible();
    await edit(person);
    await userEvent.click(form(canvas).getByRole('checkbox', { name: 'Place' }));
    await userEvent.click(form(canvas).getByRole('checkbox', { name: 'Stage' }));
    await userEvent.type(form(canvas).getByRole('textbox', { name: 'Places you invest in' }), 'Kenya, Ghana');
    await save(person);
    await expect(await canvas.findByText('Stage, Place')).toBeVisible();
    await expect(canvas.getByText('Kenya, Ghana')).toBeVisible();
    await expect(await kept()).toMatchObject({ geography: 'Kenya, Ghana', mustHaves: ['stage', 'place'] });
  },
};

export const EditCancelled: Story = {
  play: async (person) => {
    await typeLocation(person);
    await person.userEvent.click(form(person.canvas).getByRole('button', { name: 'Cancel' }));
    await expect(person.canvas.getByText('Mumbai, India')).toBeVisible();
    await expect(await kept()).toEqual(fullInvestor);
  },
};

/** What can't be read as a number isn't saved without it: the field says why. */
export const Unreadable: Story = {
  play: async (person) => {
    const { canvas, userEvent } = person;
    await edit(person);
    const amount = form(canvas).getByRole('textbox', { name: /Average investment/ });
    await userEvent.clear(amount);
    await userEvent.click(amount);
    await userEvent.paste('some of it');
    await save(person);
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveValue('some of it');
    await expect(await kept()).toEqual(fullInvestor);
  },
};

export const Saving: Story = {
  parameters: withAccount(() => ({ saveInvestor: never })),
  play: async (person) => {
    await typeLocation(person);
    await save(person);
    await expect(person.canvas.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  parameters: withAccount(() => ({ saveInvestor: noRoom })),
  play: async (person) => {
    await typeLocation(person);
    await save(person);
    await expect(await person.canvas.findByRole('alert')).toBeVisible();
    await expect(form(person.canvas).getByRole('textbox', { name: 'Location' })).toHaveValue('Nashik');
  },
};

export const FailedAgain: Story = {
  ...Failed,
  play: async (person) => {
    await Failed.play?.(person);
    await save(person);
    await expect(await person.canvas.findByRole('alert')).toBeVisible();
    await expect(form(person.canvas).getByRole('textbox', { name: 'Location' })).toHaveValue('Nashik');
  },
};

export const SavedAtLast: Story = {
  parameters: withAccount((store) => ({ saveInvestor: onceRefused(store.saveInvestor) })),
  play: async (person) => {
    await Failed.play?.(person);
    await save(person);
    await expect(await person.canvas.findByText('Nashik')).toBeVisible();
    await expect(await kept()).toEqual({ ...fullInvestor, location: 'Nashik' });
  },
};

/** For the other tab, with something that differs. */
export const Leaving: Story = {
  play: async (person) => {
    await typeLocation(person);
    await person.userEvent.click(person.canvas.getByRole('tab', { name: 'Settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Of an investor: they lead to the investor's own page. */
export const Settings: Story = {
  parameters: on({ path: href('investorAccount', { search: { tab: 'settings' } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Deal flow')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'See your page as others do' })).toHaveAttribute(
        'href',
        '/investors/noor-haddad?as=everyone',
      ),
    );
  },
};

export const Stress: Story = { parameters: on(registered(wordyInvestor)), play: isShown };
export const StressEditing: Story = { ...Stress, play: edit };

export const Dark: Story = { globals: { theme: 'dark' }, play: isShown };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: isShown };
export const Hindi: Story = { globals: { locale: 'hi' }, play: isShown };
