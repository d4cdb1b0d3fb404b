import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import ListStartupPage from '@/app/pages/Wizard/ListStartupPage';
import type { Services } from '@/app/services/createServices';
import type { DraftStore } from '@/data/ports/DraftStore';
import { href } from '@/data/schema/href';
import { emptyListing, type Listing, type ListingStep, listingOf } from '@/data/schema/startupListing';
import { draftRecord, listing, stressListing } from '../fixtures/wizards';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';
import { now } from '../support/clock';
import { draftIsRead } from '../support/wizard';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Screens/ListStartup',
  component: ListStartupPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    app: { path: href('listStartup') } satisfies AppParameters,
  },
} satisfies Meta<typeof ListStartupPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Person = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;
type Canvas = Person['canvas'];

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const go = (canvas: Canvas) => canvas.findByRole('button', { name: /^(Continue|जारी रखें|Continuar)$/ });
const goOn = async ({ canvas, userEvent }: Person) => {
  await draftIsRead(canvas);
  await userEvent.click(await go(canvas));
};
const submit = async ({ canvas, userEvent }: Person) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));

/** With a draft on the device, left on this step. */
const draft = (values: Listing, step: ListingStep, furthest?: ListingStep) => ({
  records: { sample: [draftRecord('listingDraft', values, step, furthest)] },
});
const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
/** Where one came without having typed anything. */
const alone = (step: ListingStep) => on(draft(emptyListing, step));
const filled = (step: ListingStep) => on(draft(listing, step));
const last = draft(listing, 'teamInvestors');

const kept = async (kind: 'listing' | 'listingDraft') =>
  (await app.device.readAll('sample')).filter((record) => record.kind === kind);

/** Nothing typed: going on says all that is missing, and editing a field takes its complaint away (spec section 4). */
export const BasicInformation: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Startup Listing' })).toBeVisible();
    await expect(await heading(canvas, 'Basic Information')).toBeVisible();
    await expect(canvas.getByText('Step 1 of 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await goOn({ canvas, userEvent });
    await expect(field(canvas, 'Startup name')).toHaveFocus();
    await expect(field(canvas, 'Startup name')).toHaveAccessibleDescription('Startup name is required');
    await expect(field(canvas, 'Tagline')).toHaveAccessibleDescription(/^Tagline is required/);
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
      'Category is required',
    );
    await expect(canvas.getByText('3 fields need your attention')).toBeInTheDocument();

    await userEvent.type(field(canvas, 'Startup name'), 'W');
    await expect(canvas.queryByText('Startup name is required')).toBeNull();
    await expect(canvas.getByText('Tagline is required')).toBeVisible();

    await userEvent.type(field(canvas, 'Tagline'), 'Weather for every rooftop');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Climate Tech');
    await userEvent.type(field(canvas, 'Startup name'), 'indrose{Enter}');
    const about = await heading(canvas, 'About Your Startup');
    await waitFor(() => expect(about).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(field(canvas, 'Startup name')).toHaveValue('Windrose');
  },
};

export const BasicInformationFilled: Story = {
  parameters: filled('basicInformation'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'The chosen image' })).toBeVisible();
    await expect(canvas.getByDisplayValue('Windrose')).toBeVisible();
  },
};

export const ImageRemoved: Story = {
  parameters: filled('basicInformation'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the image' }));
    await expect(canvas.queryByRole('img', { name: 'The chosen image' })).toBeNull();
  },
};

export const BasicInformationErrors: Story = {
  play: async (person) => {
    await goOn(person);
    await waitFor(() => expect(person.canvas.getAllByRole('textbox')[0]).toBeInvalid());
    await expect(person.canvas.getAllByRole('textbox')[0]).toHaveFocus();
  },
};

export const AboutStartup: Story = {
  parameters: alone('aboutStartup'),
  play: async ({ canvas, userEvent }) => {
    await goOn({ canvas, userEvent });
    await expect(field(canvas, 'About')).toHaveFocus();
    await expect(canvas.getByText('About section is required')).toBeVisible();
    await expect(canvas.getByText('Problem statement is required')).toBeVisible();
    await expect(canvas.getByText('Solution description is required')).toBeVisible();
    await expect(canvas.getByText('Business email is required')).toBeVisible();
    await userEvent.type(field(canvas, 'Business email'), 'hello@windrose');
    await goOn({ canvas, userEvent });
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.queryByText('Business email is required')).toBeNull();
  },
};

/** Errors go with the step. */
export const ErrorsLeftBehind: Story = {
  ...AboutStartup,
  play: async (person) => {
    const { canvas, userEvent } = person;
    await AboutStartup.play?.(person);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await heading(canvas, 'Basic Information')).toBeVisible();
    await expect(canvas.queryByText('Startup name is required')).toBeNull();
  },
};

/** What each field of a step says. */
const shows =
  (...values: string[]): Play =>
  async ({ canvas }) => {
    for (const value of values) await expect(await canvas.findByDisplayValue(value)).toBeVisible();
  };

export const AboutStartupFilled: Story = {
  parameters: filled('aboutStartup'),
  play: shows(listing.about, listing.problem, listing.solution, listing.email),
};

export const AboutStartupErrors: Story = {
  parameters: on(draft({ ...listing, problem: '', email: 'hello@windrose' }, 'aboutStartup')),
  play: async (person) => {
    await goOn(person);
    await waitFor(() => expect(person.canvas.getByDisplayValue('hello@windrose')).toBeInvalid());
  },
};

/** It asks for nothing (spec section 4). What can't be read as a number is said, kept, and holds nobody up. */
export const TractionFunding: Story = {
  parameters: alone('tractionFunding'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Traction and funding info is shown only to verified investors.'),
    ).toBeVisible();
    await userEvent.type(field(canvas, 'Raised so far'), 'some');
    await userEvent.type(field(canvas, 'Funding goal'), '1.2 million');
    await expect(field(canvas, 'Raised so far')).toHaveAccessibleDescription(
      '$ Enter a whole number, such as 12,000.',
    );
    await goOn({ canvas, userEvent });
    const metrics = await heading(canvas, 'Key Metrics');
    await waitFor(() => expect(metrics).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(field(canvas, 'Raised so far')).toHaveValue('some');
    await expect(field(canvas, 'Raised so far')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(canvas, 'Funding goal')).toHaveValue('1,200,000');
  },
};

export const TractionFundingFilled: Story = {
  parameters: filled('tractionFunding'),
  play: shows('84,000', '1,260', '450,000', '1,200,000', 'Seed'),
};

/** Nor does this step ask for anything. */
export const KeyMetrics: Story = {
  parameters: alone('keyMetrics'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'These metrics are shown only to investors who express interest and after the owner approves their request.',
      ),
    ).toBeVisible();
    await goOn({ canvas, userEvent });
    const team = await heading(canvas, 'Team & Investors');
    await waitFor(() => expect(team).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await heading(canvas, 'Key Metrics')).toHaveFocus();
  },
};

export const KeyMetricsFilled: Story = {
  parameters: filled('keyMetrics'),
  play: shows('1,008,000', '310', '2,480'),
};

/** Adding is disabled while the text is blank. */
export const TeamInvestors: Story = {
  parameters: on(draft({ ...listing, team: [], investors: [] }, 'teamInvestors')),
  play: async ({ canvas, userEvent }) => {
    const [addMember] = await canvas.findAllByRole('button', { name: 'Add' });
    await expect(addMember).toBeDisabled();
    await userEvent.type(field(canvas, 'Team members'), '   ');
    await expect(addMember).toBeDisabled();
    await userEvent.type(field(canvas, 'Team members'), 'Priya Nair, CTO{Enter}');
    await expect(canvas.getByText('Priya Nair, CTO')).toBeVisible();
  },
};

/** What is typed and not added yet counts (spec section 2). It leads on to the feed. */
export const Done: Story = {
  ...TeamInvestors,
  play: async (person) => {
    const { canvas, userEvent } = person;
    await TeamInvestors.play?.(person);
    await userEvent.type(field(canvas, 'Existing investors'), 'Northlight Ventures');
    await submit(person);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Your startup has been successfully listed!'),
    );
    const typed = { ...listing, team: ['Priya Nair, CTO'], investors: ['Northlight Ventures'] };
    await expect(await kept('listing')).toEqual([
      { kind: 'listing', id: 'windrose', value: { listing: listingOf(typed), savedAt: now } },
    ]);
    await waitFor(async () => expect(await kept('listingDraft')).toEqual([]));
    await expect(app.addresses.at(-1)).toBe('/explore');
  },
};

export const TeamInvestorsFilled: Story = {
  parameters: on(last),
  play: async ({ canvas }) => {
    for (const name of [...listing.team, ...listing.investors])
      await expect(await canvas.findByText(name)).toBeVisible();
  },
};

/** A step before no longer holds: submitting goes back to it. */
export const SubmittedTooEarly: Story = {
  parameters: on(draft({ ...listing, tagline: '' }, 'teamInvestors')),
  play: async (person) => {
    const { canvas } = person;
    await submit(person);
    await waitFor(() => expect(field(canvas, 'Tagline')).toHaveFocus());
    await expect(canvas.getByText('Tagline is required')).toBeVisible();
    await expect(await kept('listing')).toEqual([]);
  },
};

export const Submitting: Story = {
  parameters: on({ ...last, services: () => ({ listStartup: never }) }),
  play: async (person) => {
    const { canvas } = person;
    await submit(person);
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};

const refused = 'This device could not store it. What you typed is still here: please try again.';

/** The device has no room: nothing typed is lost. */
export const Failed: Story = {
  parameters: on({ ...last, services: () => ({ listStartup: noRoom }) }),
  play: async (person) => {
    const { canvas } = person;
    await submit(person);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refused);
    await expect(await heading(canvas, 'Team & Investors')).toHaveFocus();
    await expect(canvas.getByText('Priya Nair, CTO')).toBeVisible();
  },
};

const refuse = fn<Services['listStartup']>(noRoom);

export const FailedAgain: Story = {
  parameters: on({ ...last, services: () => ({ listStartup: refuse }) }),
  play: async (person) => {
    await Failed.play?.(person);
    await submit(person);
    await waitFor(() => expect(refuse.mock.calls).toEqual([[listing], [listing]]));
    await expect(await person.canvas.findByRole('alert')).toHaveTextContent(refused);
  },
};

/** Submitting again works. */
export const SubmittedAgain: Story = {
  parameters: on({
    ...last,
    services: (real) => ({ listStartup: onceRefused(real.listStartup) }),
  }),
  play: async (person) => {
    await Failed.play?.(person);
    await submit(person);
    await waitFor(async () => expect(await kept('listing')).toMatchObject([{ id: 'windrose' }]));
    await expect(app.addresses.at(-1)).toBe('/explore');
  },
};

/** The draft that the device has is still being read: the title alone is shown. */
export const Restoring: Story = {
  parameters: on({
    ...draft(listing, 'aboutStartup'),
    services: ({ drafts }) => ({ drafts: { ...drafts, listing: never } }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Startup Listing' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The draft on the device is there again, on the step where it was left. */
export const RestoredDraft: Story = {
  parameters: on(draft(listing, 'aboutStartup', 'keyMetrics')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We kept what you typed last time.')).toBeVisible();
    await expect(field(canvas, 'About')).toHaveValue(listing.about);
    await expect(await heading(canvas, 'About Your Startup')).not.toHaveFocus();

    // A step passed before can be gone to.
    await userEvent.click(canvas.getByRole('button', { name: /^Traction & Funding/ }));
    await expect(field(canvas, 'Funding goal')).toHaveValue('1,200,000');
    await userEvent.click(canvas.getByRole('button', { name: /^Basic Information/ }));
    await expect(await canvas.findByRole('img', { name: 'The chosen image' })).toBeVisible();
  },
};

export const DraftDiscarded: Story = {
  ...RestoredDraft,
  play: async (person) => {
    const { canvas, userEvent } = person;
    await RestoredDraft.play?.(person);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    await expect(await kept('listingDraft')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await kept('listingDraft')).toEqual([]));
    await expect(field(canvas, 'Startup name')).toHaveValue('');
    await expect(await heading(canvas, 'Basic Information')).toHaveFocus();
    await expect(canvas.queryByText('We kept what you typed last time.')).toBeNull();
  },
};

const refuseDraft = fn<DraftStore<unknown>['keep']>(noRoom);

/** The device refuses the draft. */
export const Unsaved: Story = {
  parameters: on({
    services: ({ drafts }) => ({
      drafts: { ...drafts, listing: changed(drafts.listing, () => ({ keep: refuseDraft })) },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Startup name' }), 'W');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device has no room/);
    await expect(refuseDraft.mock.calls[0]?.[0]).toMatchObject({
      step: 'basicInformation',
      values: { startupName: 'W' },
    });
    await expect(field(canvas, 'Startup name')).toHaveFocus();
  },
};

export const Stress: Story = {
  parameters: on(draft(stressListing, 'teamInvestors')),
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Member 12')).toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

export const Phone: Story = { ...BasicInformationFilled, globals: phone };
export const PhoneErrors: Story = { ...BasicInformationErrors, globals: phone };
export const Tablet: Story = { ...AboutStartupFilled, globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { ...BasicInformationFilled, globals: { theme: 'dark' } };
export const DarkErrors: Story = { ...AboutStartupErrors, globals: { theme: 'dark' } };
export const DarkMetrics: Story = { ...KeyMetricsFilled, globals: { theme: 'dark' } };
export const Hindi: Story = {
  ...KeyMetricsFilled,
  globals: { locale: 'hi' },
  play: shows('10,08,000', '310', '2,480'),
};
export const HindiPhone: Story = { ...BasicInformationErrors, globals: { ...phone, locale: 'hi' } };
export const Spanish: Story = { ...AboutStartupErrors, globals: { locale: 'es' } };
