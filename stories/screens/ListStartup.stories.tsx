import { type AppParameters, app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { draftRecord, listing, stressListing } from '@kit/fixtures/wizards';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import ListStartupPage from '@/app/pages/Wizard/ListStartupPage';
import type { Services } from '@/app/services/createServices';
import type { DraftStore } from '@/data/ports/DraftStore';
import { href } from '@/data/schema/href';
import { emptyListing, type Listing, type ListingStep, listingOf } from '@/data/schema/startupListing';
import type { WizardEvent } from '@/machines/wizard/types';
import preview from '../../.storybook/preview';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import {
  complains,
  draftIsRead,
  heading,
  isBusy,
  next,
  noOverflow,
  notStored,
  phone,
  shows,
} from '../support/wizard';

type Event = WizardEvent<ListingStep, Listing>;

const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
const rests = (state: string | string[], ...events: Event[]) => ({
  machine: { id: 'startupWizard', state, events },
});
const edits = (step: ListingStep, ...events: Event[]) => rests(`open.steps.${step}.editing`, ...events);

/** With a draft on the device, left on this step. */
const draft = (values: Listing, step: ListingStep, furthest?: ListingStep) => ({
  records: { sample: [draftRecord('listingDraft', values, step, furthest)] },
});
const at = (step: ListingStep, values: Listing, ...events: Event[]) => ({
  ...on(draft(values, step)),
  ...edits(step, ...events),
});
/** Where one came without having typed anything. */
const alone = (step: ListingStep) => at(step, emptyListing);
const filled = (step: ListingStep) => at(step, listing);
const last = draft(listing, 'teamInvestors');

const meta = preview.meta({
  title: 'Screens/List a startup (wizard)',
  component: ListStartupPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...on({ path: href('listStartup') }),
    ...edits('basicInformation'),
  },
  play: draftIsRead,
});

type Canvas = StoryContext['canvas'];
type Person = Pick<StoryContext, 'canvas' | 'userEvent'>;

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const goOn = async ({ canvas, userEvent }: Person) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
const submit = async ({ canvas, userEvent }: Person) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));

const kept = async (kind: 'listing' | 'listingDraft') =>
  (await app.device.readAll('sample')).filter((record) => record.kind === kind);

/** A draft is looked for: the form is there already, and what is typed meanwhile counts. */
export const Restoring = meta.story({
  parameters: {
    ...on({ services: ({ drafts }) => ({ drafts: { ...drafts, listing: never } }) }),
    ...rests('open.steps.restoring'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
});

Restoring.test(
  'where there is a draft, the title alone is shown until it is read',
  { parameters: on(draft(listing, 'aboutStartup')) },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Startup Listing' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
);

/** The draft on the device is there again, on the step where it was left. */
export const RestoredDraft = meta.story({
  parameters: { ...on(draft(listing, 'aboutStartup', 'keyMetrics')), ...edits('aboutStartup') },
  play: shows(listing.about),
});

RestoredDraft.test('a step passed before can be gone to', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('We kept what you typed last time.')).toBeVisible();
  await expect(field(canvas, 'About')).toHaveValue(listing.about);
  await expect(await heading(canvas, 'About Your Startup')).not.toHaveFocus();

  await userEvent.click(canvas.getByRole('button', { name: /^Traction & Funding/ }));
  await expect(field(canvas, 'Funding goal')).toHaveValue('1,200,000');
  await userEvent.click(canvas.getByRole('button', { name: /^Basic Information/ }));
  await expect(await canvas.findByRole('img', { name: 'The chosen image' })).toBeVisible();
});

RestoredDraft.test('is discarded, once asked again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
  await expect(await kept('listingDraft')).toHaveLength(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await kept('listingDraft')).toEqual([]));
  await expect(field(canvas, 'Startup name')).toHaveValue('');
  await expect(await heading(canvas, 'Basic Information')).toHaveFocus();
  await expect(canvas.queryByText('We kept what you typed last time.')).toBeNull();
});

/** The first of five steps, with nothing typed. */
export const BasicInformation = meta.story();

BasicInformation.test(
  'going on says all that is missing, and editing a field takes its complaint away (spec section 4)',
  async ({ canvas, userEvent }) => {
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
);

/** The first step filled in, with the logo that was chosen. */
export const BasicInformationFilled = meta.story({
  parameters: filled('basicInformation'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Windrose')).toBeVisible();
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
});

BasicInformationFilled.test('the image can be removed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('img', { name: 'The chosen image' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove the image' }));
  await expect(canvas.queryByRole('img', { name: 'The chosen image' })).toBeNull();
});

/** Continue was pressed with nothing typed: each required field says so. */
export const BasicInformationErrors = meta.story({
  parameters: edits('basicInformation', next),
  play: complains,
});

/** The second step, with nothing typed. */
export const AboutStartup = meta.story({ parameters: alone('aboutStartup') });

AboutStartup.test('each complaint, and none of it on another step', async ({ canvas, userEvent }) => {
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
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await expect(await heading(canvas, 'Basic Information')).toBeVisible();
  await expect(canvas.queryByText('Startup name is required')).toBeNull();
});

/** The second step filled in. */
export const AboutStartupFilled = meta.story({
  parameters: filled('aboutStartup'),
  play: shows(listing.about, listing.problem, listing.solution, listing.email),
});

/** Something is missing, and the e-mail address is none. */
export const AboutStartupErrors = meta.story({
  parameters: at('aboutStartup', { ...listing, problem: '', email: 'hello@windrose' }, next),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByDisplayValue('hello@windrose')).toBeInvalid());
  },
});

/** The third step asks for nothing, and says who will see what is typed. */
export const TractionFunding = meta.story({ parameters: alone('tractionFunding') });

TractionFunding.test(
  'what can’t be read as a number is said, kept, and holds nobody up (spec section 4)',
  async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('Traction and funding info is shown only to verified investors.'),
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
);

/** The third step filled in: amounts with their sign, digits grouped. */
export const TractionFundingFilled = meta.story({
  parameters: filled('tractionFunding'),
  play: shows(84_000, 1_260, 450_000, 1_200_000),
});

/** The fourth step, which asks for nothing either. */
export const KeyMetrics = meta.story({ parameters: alone('keyMetrics') });

KeyMetrics.test('lets go of whoever typed nothing, and takes them back', async ({ canvas, userEvent }) => {
  await expect(
    canvas.getByText(
      'These metrics are shown only to investors who express interest and after the owner approves their request.',
    ),
  ).toBeVisible();
  await goOn({ canvas, userEvent });
  const team = await heading(canvas, 'Team & Investors');
  await waitFor(() => expect(team).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await expect(await heading(canvas, 'Key Metrics')).toHaveFocus();
});

/** The fourth step filled in. */
export const KeyMetricsFilled = meta.story({
  parameters: filled('keyMetrics'),
  play: shows(1_008_000, 310, 2_480),
});

/** The last step with both lists empty: nothing can be added while nothing is typed. */
export const TeamInvestors = meta.story({
  parameters: at('teamInvestors', { ...listing, team: [], investors: [] }),
});

TeamInvestors.test(
  'a blank can’t be added; what is typed and not added yet counts (spec section 2)',
  async ({ canvas, userEvent }) => {
    const [addMember] = canvas.getAllByRole('button', { name: 'Add' });
    await expect(addMember).toBeDisabled();
    await userEvent.type(field(canvas, 'Team members'), '   ');
    await expect(addMember).toBeDisabled();
    await userEvent.type(field(canvas, 'Team members'), 'Priya Nair, CTO{Enter}');
    await expect(canvas.getByText('Priya Nair, CTO')).toBeVisible();

    await userEvent.type(field(canvas, 'Existing investors'), 'Northlight Ventures');
    await submit({ canvas, userEvent });
    const typed = { ...listing, team: ['Priya Nair, CTO'], investors: ['Northlight Ventures'] };
    await waitFor(async () =>
      expect(await kept('listing')).toEqual([
        { kind: 'listing', id: 'windrose', value: { listing: listingOf(typed), savedAt: now } },
      ]),
    );
  },
);

/** The last step filled in: each entry can be taken off. */
export const TeamInvestorsFilled = meta.story({
  parameters: filled('teamInvestors'),
  play: async ({ canvas }) => {
    for (const name of [...listing.team, ...listing.investors])
      await expect(await canvas.findByText(name)).toBeVisible();
  },
});

TeamInvestorsFilled.test(
  'submitting goes back to a step that no longer holds, and to its first wrong field',
  { parameters: on(draft({ ...listing, tagline: '' }, 'teamInvestors')) },
  async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await waitFor(() => expect(field(canvas, 'Tagline')).toHaveFocus());
    await expect(canvas.getByText('Tagline is required')).toBeVisible();
    await expect(await kept('listing')).toEqual([]);
  },
);

/** Submit was pressed, and a step before no longer holds: it is gone back to. */
export const SubmittedTooEarly = meta.story({
  parameters: {
    ...on(draft({ ...listing, tagline: '' }, 'teamInvestors')),
    ...edits('basicInformation', next),
  },
  play: complains,
});

/** Submit is busy, and nothing can be changed. */
export const Submitting = meta.story({
  parameters: {
    ...on({ ...last, services: () => ({ listStartup: never }) }),
    ...rests('open.steps.teamInvestors.submitting', next),
  },
  play: isBusy,
});

const refuse = fn<Services['listStartup']>(noRoom);

/** The device had no room: a red box above the fields says so, and nothing typed is lost. */
export const Failed = meta.story({
  parameters: {
    ...on({ ...last, services: () => ({ listStartup: refuse }) }),
    ...rests('open.steps.teamInvestors.failed', next),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('Priya Nair, CTO')).toBeVisible();
  },
});

Failed.test('fails again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(notStored);
  await expect(await heading(canvas, 'Team & Investors')).toHaveFocus();
  await submit({ canvas, userEvent });
  await waitFor(() => expect(refuse.mock.calls).toEqual([[listing], [listing]]));
  await expect(await canvas.findByRole('alert')).toHaveTextContent(notStored);
});

Failed.test(
  'submitting again works',
  { parameters: on({ services: (real) => ({ listStartup: onceRefused(real.listStartup) }) }) },
  async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await waitFor(async () => expect(await kept('listing')).toMatchObject([{ id: 'windrose' }]));
    await waitFor(() => expect(app.addresses.at(-1)).toBe('/explore'));
  },
);

/** It is listed: a toast says so, while the feed comes. */
export const Done = meta.story({
  parameters: { ...on(last), ...rests('done', next) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
});

Done.test('leads on to the feed, and leaves no draft', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Your startup has been successfully listed!');
  await expect(await kept('listing')).toEqual([
    { kind: 'listing', id: 'windrose', value: { listing: listingOf(listing), savedAt: now } },
  ]);
  await waitFor(async () => expect(await kept('listingDraft')).toEqual([]));
  await expect(app.addresses.at(-1)).toBe('/explore');
});

const refuseDraft = fn<DraftStore<unknown>['keep']>(noRoom);
const noRoomForDraft = on({
  services: ({ drafts }) => ({
    drafts: { ...drafts, listing: changed(drafts.listing, () => ({ keep: refuseDraft })) },
  }),
});

/** The device has no room for what is typed: a red box says so at once, and one can go on. */
export const Unsaved = meta.story({
  parameters: {
    ...noRoomForDraft,
    ...rests(['open.draft.failed', 'open.steps.basicInformation.editing'], {
      type: 'field.edit',
      field: 'startupName',
      value: 'W',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

BasicInformation.test(
  'says that the device refuses what is typed, and leaves the focus where it is',
  { parameters: noRoomForDraft },
  async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Startup name'), 'W');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device has no room/);
    await expect(refuseDraft.mock.calls[0]?.[0]).toMatchObject({
      step: 'basicInformation',
      values: { startupName: 'W' },
    });
    await expect(field(canvas, 'Startup name')).toHaveFocus();
  },
);

/** In the dark theme. */
export const Dark = BasicInformationFilled.extend({ globals: { theme: 'dark' } });
/** Complaints, in the dark theme. */
export const DarkErrors = AboutStartupErrors.extend({ globals: { theme: 'dark' } });
/** Numbers and the note above them, in the dark theme. */
export const DarkMetrics = KeyMetricsFilled.extend({ globals: { theme: 'dark' } });

/** On a phone. */
export const Phone = BasicInformationFilled.extend({ globals: phone });
/** Complaints, on a phone. */
export const PhoneErrors = BasicInformationErrors.extend({ globals: phone });
/** On a tablet. */
export const Tablet = AboutStartupFilled.extend({ globals: { viewport: { value: 'tablet' } } });

/** In Hindi: digits are grouped as they are in India. */
export const Hindi = KeyMetricsFilled.extend({
  globals: { locale: 'hi' },
  play: shows('10,08,000', '310', '2,480'),
});
/** Complaints, in Hindi on a phone. */
export const HindiPhone = BasicInformationErrors.extend({ globals: { ...phone, locale: 'hi' } });
/** Complaints, in Spanish. */
export const Spanish = AboutStartupErrors.extend({ globals: { locale: 'es' } });

/** Long names, words that don't break and long lists, on a phone: the page keeps to its width. */
export const Stress = meta.story({
  parameters: at('teamInvestors', stressListing),
  globals: phone,
  play: async (shown) => {
    await expect(await shown.canvas.findByText('Member 12')).toBeVisible();
    await noOverflow(shown);
  },
});
