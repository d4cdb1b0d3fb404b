import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Listing, ListingStep } from '@/data/schema/startupListing';
import { ListStartupHarness, listStartupArgs, type WizardHarnessProps } from '../fixtures/WizardHarness';
import { listing, stressListing } from '../fixtures/wizards';

const phone = { viewport: { value: 'phone', isRotated: false } };

type Props = WizardHarnessProps<ListingStep, Listing>;

const meta = {
  title: 'Screens/ListStartup',
  component: ListStartupHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: listStartupArgs,
} satisfies Meta<typeof ListStartupHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const heading = (canvas: Canvas, name: string) => canvas.getByRole('heading', { level: 2, name });
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const go = (canvas: Canvas) => canvas.getByRole('button', { name: 'Continue' });
const alone = (step: ListingStep): Partial<Story['args']> => ({ state: step });
const filled = (step: ListingStep): Partial<Story['args']> => ({ state: step, context: { values: listing } });

/** Nothing typed: going on says all that is missing, and editing a field takes its complaint away (spec section 4). */
export const BasicInformation: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Startup Listing' })).toBeVisible();
    await expect(heading(canvas, 'Basic Information')).toBeVisible();
    await expect(canvas.getByText('Step 1 of 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(go(canvas));
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
    await waitFor(() => expect(heading(canvas, 'About Your Startup')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(field(canvas, 'Startup name')).toHaveValue('Windrose');
  },
};

export const BasicInformationFilled: Story = {
  args: filled('basicInformation'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'The chosen image' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the image' }));
    await expect(canvas.queryByRole('img', { name: 'The chosen image' })).toBeNull();
  },
};

export const BasicInformationErrors: Story = {
  args: {
    context: {
      errors: {
        startupName: 'startupNameRequired',
        tagline: 'taglineRequired',
        category: 'categoryRequired',
      },
      attempts: 1,
    },
  },
};

export const AboutStartup: Story = {
  args: alone('aboutStartup'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(go(canvas));
    await expect(field(canvas, 'About')).toHaveFocus();
    await expect(canvas.getByText('About section is required')).toBeVisible();
    await expect(canvas.getByText('Problem statement is required')).toBeVisible();
    await expect(canvas.getByText('Solution description is required')).toBeVisible();
    await expect(canvas.getByText('Business email is required')).toBeVisible();
    await userEvent.type(field(canvas, 'Business email'), 'hello@windrose');
    await userEvent.click(go(canvas));
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.queryByText('Business email is required')).toBeNull();

    // Errors go with the step.
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.queryByText('Startup name is required')).toBeNull();
  },
};

export const AboutStartupFilled: Story = { args: filled('aboutStartup') };

export const AboutStartupErrors: Story = {
  args: {
    state: 'aboutStartup',
    context: {
      values: { ...listing, problem: '', email: 'hello@windrose' },
      errors: { problem: 'problemRequired', email: 'emailInvalid' },
      attempts: 1,
    },
  },
};

/** It asks for nothing (spec section 4). What can't be read as a number is said, kept, and holds nobody up. */
export const TractionFunding: Story = {
  args: alone('tractionFunding'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('Traction and funding info is shown only to verified investors.'),
    ).toBeVisible();
    await userEvent.type(field(canvas, 'Raised so far'), 'some');
    await userEvent.type(field(canvas, 'Funding goal'), '1.2 million');
    await expect(field(canvas, 'Raised so far')).toHaveAccessibleDescription(
      '$ Write a whole number, such as 12,000.',
    );
    await userEvent.click(go(canvas));
    await waitFor(() => expect(heading(canvas, 'Key Metrics')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(field(canvas, 'Raised so far')).toHaveValue('some');
    await expect(field(canvas, 'Raised so far')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(canvas, 'Funding goal')).toHaveValue('1,200,000');
  },
};

export const TractionFundingFilled: Story = { args: filled('tractionFunding') };

export const KeyMetrics: Story = {
  args: alone('keyMetrics'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'These metrics are shown only to investors who express interest and after the owner approves their request.',
      ),
    ).toBeVisible();
    await userEvent.click(go(canvas));
    await waitFor(() => expect(heading(canvas, 'Team & Investors')).toHaveFocus());
  },
};

export const KeyMetricsFilled: Story = { args: filled('keyMetrics') };

/** Adding is disabled while the text is blank; what is typed and not added yet counts (spec section 2). */
export const TeamInvestors: Story = {
  args: {
    state: 'teamInvestors',
    context: { values: { ...listing, team: [], investors: [] } },
    onSubmit: fn<Props['onSubmit']>(async () => {}),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [addMember] = canvas.getAllByRole('button', { name: 'Add' });
    await expect(addMember).toBeDisabled();
    await userEvent.type(field(canvas, 'Team members'), '   ');
    await expect(addMember).toBeDisabled();
    await userEvent.type(field(canvas, 'Team members'), 'Priya Nair, CTO{Enter}');
    await userEvent.type(field(canvas, 'Existing investors'), 'Northlight Ventures');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([
        [{ ...listing, team: ['Priya Nair, CTO'], investors: ['Northlight Ventures'] }],
      ]),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your startup has been successfully listed!',
    );
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};

export const TeamInvestorsFilled: Story = { args: filled('teamInvestors') };

/** A step before no longer holds: submitting goes back to it. */
export const SubmittedTooEarly: Story = {
  args: { state: 'teamInvestors', context: { values: { ...listing, tagline: '' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(field(canvas, 'Tagline')).toHaveFocus());
    await expect(canvas.getByText('Tagline is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { state: 'submitting', context: { values: listing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};

/** The device has no room: nothing typed is lost, and submitting again works. */
export const Failed: Story = {
  args: { state: 'failed', context: { values: listing, failure: { kind: 'device' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The device couldn’t store this. What you typed is still here: please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[listing]]));
  },
};

export const FailedAgain: Story = {
  args: {
    state: 'teamInvestors',
    context: { values: listing },
    onSubmit: fn<Props['onSubmit']>(() => Promise.reject(new Error('This device has no room left.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The device couldn’t store this. What you typed is still here: please try again.',
    );
    await expect(heading(canvas, 'Team & Investors')).toHaveFocus();
    await expect(canvas.getByText('Priya Nair, CTO')).toBeVisible();
  },
};

export const Done: Story = {
  args: { state: 'done', context: { values: listing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your startup has been successfully listed!');
  },
};

/** The device is still being asked for a draft: the title alone is shown. */
export const Restoring: Story = {
  args: { state: 'restoring' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Startup Listing' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Live from the beginning: the draft on the device is there again, on the step where it was left, and can be discarded. */
export const RestoredDraft: Story = {
  args: {
    state: undefined,
    onLoad: fn<Props['onLoad']>(async () => ({
      values: listing,
      step: 'aboutStartup',
      furthest: 'keyMetrics',
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('We kept what you typed last time.')).toBeVisible();
    await expect(field(canvas, 'About')).toHaveValue(listing.about);
    await expect(heading(canvas, 'About Your Startup')).not.toHaveFocus();

    // A step passed before can be gone to.
    await userEvent.click(canvas.getByRole('button', { name: /^Traction & Funding/ }));
    await expect(field(canvas, 'Funding goal')).toHaveValue('1,200,000');
    await userEvent.click(canvas.getByRole('button', { name: /^Basic Information/ }));
    await expect(await canvas.findByRole('img', { name: 'The chosen image' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    await expect(args.onDrop).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
    await expect(field(canvas, 'Startup name')).toHaveValue('');
    await expect(heading(canvas, 'Basic Information')).toHaveFocus();
    await expect(canvas.queryByText('We kept what you typed last time.')).toBeNull();
  },
};

/** The device refuses the draft. */
export const Unsaved: Story = {
  args: {
    onKeep: fn<Props['onKeep']>(() => Promise.reject(new Error('Full'))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(canvas, 'Startup name'), 'W');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device has no room/);
    await expect(args.onKeep.mock.calls[0]?.[0]).toMatchObject({
      step: 'basicInformation',
      values: { startupName: 'W' },
    });
    await expect(field(canvas, 'Startup name')).toHaveFocus();
  },
};

export const Stress: Story = {
  args: { state: 'teamInvestors', context: { values: stressListing } },
  globals: phone,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

export const Phone: Story = { globals: phone, args: BasicInformationFilled.args };
export const PhoneErrors: Story = { globals: phone, args: BasicInformationErrors.args };
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: AboutStartupFilled.args,
};
export const Dark: Story = { globals: { theme: 'dark' }, args: BasicInformationFilled.args };
export const DarkErrors: Story = { globals: { theme: 'dark' }, args: AboutStartupErrors.args };
export const DarkMetrics: Story = { globals: { theme: 'dark' }, args: KeyMetricsFilled.args };
export const Hindi: Story = { globals: { locale: 'hi' }, args: KeyMetricsFilled.args };
export const HindiPhone: Story = { globals: { ...phone, locale: 'hi' }, args: BasicInformationErrors.args };
export const Spanish: Story = { globals: { locale: 'es' }, args: AboutStartupErrors.args };
