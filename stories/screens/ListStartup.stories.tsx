import { app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { listing, stressListing } from '@kit/fixtures/wizards';
import { expect, waitFor } from 'storybook/test';
import ListStartupPage from '@/app/pages/Wizard/ListStartupPage';
import { listingRecords } from '@/data/adapters/records/startupRecords';
import { href } from '@/data/schema/shapes/href';
import { listingOf } from '@/data/schema/shapes/listingOf';
import { emptyListing, type ListingStep } from '@/data/schema/shapes/listingWizard';
import type { Listing } from '@/data/schema/shapes/startupListing';
import preview from '../../.storybook/preview';
import { never, noRoom } from '../support/answers';
import { alertSays, type Canvas, hindiPhone, on, phone, press, storedOf, wide } from '../support/screen';
import { complains, draftIsRead, heading, holds, next, notStored, shows, wizard } from '../support/wizard';

const { ends, edits, draft, at, restoring, continuing, submitting, unsaved } = wizard<Listing, ListingStep>(
  'startupWizard',
  'listing',
  'sample',
);
const submits = submitting(listing, 'teamInvestors');

const meta = preview.meta({
  title: 'Screens/List a startup (wizard)',
  component: ListStartupPage,
  parameters: { ...wide, ...on({ path: href('listStartup') }), ...edits('basicInformation') },
  play: draftIsRead,
});

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
/** The stored records of the startup, or with these values. The device returns them ordered by kind. */
const stored = () => storedOf('sample', 'listing', 'listingContact', 'listingMetrics', 'listingTraction');
const listed = (values: Listing) =>
  listingRecords('story-1', { slug: 'windrose', listing: listingOf(values), savedAt: now }).sort((a, b) =>
    a.kind < b.kind ? -1 : 1,
  );

/** The wizard looks for a stored draft. If there may be one, the fields stay invisible until it loads. */
export const Restoring = meta.story(restoring);

/** The user has pressed Next while the draft loads. Next counts once the draft has loaded. */
export const Continuing = meta.story(continuing);

Restoring.test(
  'the form has no fields while a stored draft is being read',
  { parameters: on(draft(listing, 'aboutStartup')) },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
);

/** The stored draft is restored, on the step where the user left it. */
export const RestoredDraft = meta.story({
  ...ends(on(draft(listing, 'aboutStartup', 'keyMetrics')), 'open.steps.aboutStartup.editing'),
  play: shows(listing.about),
});

RestoredDraft.test('a completed step can be opened again', async (person) => {
  await press(person, /^Basic Information/);
  await expect(await person.canvas.findByRole('img', { name: 'Selected image' })).toBeVisible();
});

/** The first of five steps, empty. */
export const BasicInformation = meta.story();

BasicInformation.test(
  'Continue shows errors for missing fields, and editing a field removes its error (spec section 4)',
  async (person) => {
    const { canvas, userEvent } = person;
    await press(person, 'Continue');
    await expect(field(canvas, 'Startup name')).toHaveFocus();
    await expect(field(canvas, 'Startup name')).toHaveAccessibleDescription('Startup name is required');
    await userEvent.type(field(canvas, 'Startup name'), 'W');
    await expect(canvas.queryByText('Startup name is required')).toBeNull();
  },
);

/** Continue was pressed on an empty form: each required field shows an error. */
export const BasicInformationErrors = meta.story({
  parameters: edits('basicInformation', next),
  play: complains('Startup name is required', 'Tagline is required', 'Category is required'),
});

/** Another startup has this name: the field shows the address that the new startup will get instead. */
export const NameTaken = meta.story({
  parameters: at('basicInformation', { ...emptyListing, startupName: 'Heliogrid' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(field(canvas, 'Startup name')).toHaveAccessibleDescription(
        'This name is taken here. Your startup’s address will be /startups/heliogrid-2.',
      ),
    );
  },
});

/** Required fields are empty, and the email address is invalid. */
export const AboutStartupErrors = meta.story({
  parameters: at('aboutStartup', { ...emptyListing, email: 'hello@windrose' }, next),
  play: complains(
    'About section is required',
    'Problem statement is required',
    'Solution description is required',
    'Please enter a valid email address',
  ),
});

/** The third step has no required fields. It shows who will see the input. */
export const TractionFunding = meta.story({ parameters: at('tractionFunding', emptyListing) });

TractionFunding.test(
  'text that isn’t a number stays in its field with an error and doesn’t block Continue (spec section 4)',
  async (person) => {
    const { canvas, userEvent } = person;
    const raised = () => field(canvas, 'Raised so far');
    await userEvent.type(raised(), 'some');
    await press(person, 'Continue');
    await heading(canvas, 'Key Metrics');
    await press(person, 'Previous');
    await expect(raised()).toHaveValue('some');
    await expect(raised()).toHaveAccessibleDescription('$ Enter a whole number, such as 12,000.');
  },
);

/** The fourth step, filled in. */
export const KeyMetricsFilled = meta.story({
  parameters: at('keyMetrics', listing),
  play: shows('1,008,000', '310', '2,480'),
});

/** The last step with two empty lists: Add is disabled while its field is empty. */
export const TeamInvestors = meta.story({
  parameters: at('teamInvestors', { ...listing, team: [], investors: [] }),
});

TeamInvestors.test(
  'Submit also stores a name that is entered but not added to its list yet (spec section 2)',
  async (person) => {
    const { canvas, userEvent } = person;
    await userEvent.type(field(canvas, 'Team members'), 'Priya Nair, CTO{Enter}');
    await userEvent.type(field(canvas, 'Existing investors'), 'Northlight Ventures');
    await press(person, 'Submit');
    const typed = { ...listing, team: ['Priya Nair, CTO'], investors: ['Northlight Ventures'] };
    await waitFor(async () => expect(await stored()).toEqual(listed(typed)));
  },
);

TeamInvestors.test(
  'a file that isn’t a PDF is refused, and Submit stores the PDF selected before as the pitch deck',
  async (person) => {
    const { canvas } = person;
    const choose = (text: string) =>
      person.userEvent.upload(canvas.getByLabelText('Pitch deck'), new File([text], 'deck.pdf'));
    await choose('%PDF-1.7');
    await canvas.findByText('PDF selected.');
    await choose('Slides');
    await canvas.findByText(/^This file isn’t a PDF/);
    await press(person, 'Submit');
    const deck = { type: 'application/pdf', size: 8 };
    await waitFor(async () =>
      expect(await storedOf('sample', 'listing', 'listingContact')).toMatchObject([
        { value: { listing: { hasDeck: true } } },
        { value: { pitchDeck: deck } },
      ]),
    );
  },
);

/** Submit shows a spinner, and all fields are disabled. */
export const Submitting = meta.story(
  submits({ services: () => ({ listStartup: never }) }, 'open.steps.teamInvestors.submitting'),
);

/** Storage is full: a red box above the fields announces it, and all input is preserved. */
export const Failed = meta.story({
  ...submits({ services: () => ({ listStartup: noRoom }) }, 'open.steps.teamInvestors.failed'),
  play: () => alertSays(notStored),
});

/** The startup is listed: a toast announces it while the feed loads. */
export const Done = meta.story({
  ...submits({}, 'done'),
  play: async () => {
    await alertSays('Your startup has been successfully listed!');
    await expect(app.addresses.at(-1)).toBe('/explore');
  },
});

/** The draft can’t be saved. A red box announces it immediately, and the user can continue. */
export const Unsaved = meta.story(unsaved('basicInformation', 'startupName'));

/** On a phone, in Hindi and in the dark theme: digits are grouped as in India. */
export const HindiPhone = KeyMetricsFilled.extend({
  globals: hindiPhone,
  play: shows('10,08,000', '310', '2,480'),
});

/** Long names, unbreakable words and long lists on a phone: the page doesn’t overflow. */
export const Stress = meta.story({
  globals: phone,
  parameters: at('teamInvestors', stressListing),
  play: holds,
});
