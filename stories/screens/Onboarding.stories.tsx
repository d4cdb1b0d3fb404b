import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Onboarding, OnboardingStep } from '@/data/schema/onboarding';
import { OnboardingHarness, onboardingArgs, type WizardHarnessProps } from '../fixtures/WizardHarness';
import { onboarding, stressOnboarding } from '../fixtures/wizards';

const phone = { viewport: { value: 'phone', isRotated: false } };

type Props = WizardHarnessProps<OnboardingStep, Onboarding>;

const meta = {
  title: 'Screens/Onboarding',
  component: OnboardingHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: onboardingArgs,
} satisfies Meta<typeof OnboardingHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const heading = (canvas: Canvas, name: string) => canvas.getByRole('heading', { level: 2, name });
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const filled = (step: OnboardingStep): Partial<Story['args']> => ({
  state: step,
  context: { values: onboarding },
});

/** At most five interests; the reason is said (spec section 5). Nothing is required. */
export const BasicInfo: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    for (const name of ['Fintech', 'SaaS', 'AI', 'Healthtech', 'Edtech']) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    }
    const sixth = canvas.getByRole('checkbox', { name: 'Web3' });
    await expect(sixth).toBeDisabled();
    await expect(sixth).toHaveAccessibleDescription(/^You chose 5/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'AI' }));
    await expect(sixth).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(heading(canvas, 'Experience')).toHaveFocus());
  },
};
export const BasicInfoFilled: Story = { args: filled('basicInfo') };
export const InterestsFull: Story = {
  args: {
    context: {
      values: { ...onboarding, interests: ['Fintech', 'SaaS', 'AI', 'Edtech', 'Climate Tech'] },
    },
  },
};

/** The last entry of each list can't be removed (spec section 4). */
export const Experience: Story = {
  args: { state: 'experience' },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Remove Position 1' });
    await expect(first).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove Education 1' })).toBeDisabled();
    await userEvent.type(field(canvas, 'Company'), 'Ledgerline');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a position' }));
    await expect(first).toBeEnabled();
    const second = within(canvas.getByRole('group', { name: 'Position 2' }));
    await expect(second.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Position 2' }));
    await expect(field(canvas, 'Company')).toHaveValue('Ledgerline');
    await expect(first).toBeDisabled();
  },
};
export const ExperienceFilled: Story = { args: filled('experience') };

/** A skill is neither blank nor twice the same (spec section 5). */
export const SkillsConnections: Story = {
  args: {
    state: 'skillsConnections',
    onSubmit: fn<Props['onSubmit']>(async () => {}),
    context: { values: { ...onboarding, skills: [] } },
  },
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    await expect(add).toBeDisabled();
    await userEvent.type(field(canvas, 'Skills'), 'SQL{Enter}sql{Enter}');
    await expect(field(canvas, 'Skills')).toHaveAccessibleDescription('sql is already in the list');
    await userEvent.clear(field(canvas, 'Skills'));
    await userEvent.type(field(canvas, 'Skills'), 'Roadmaps');
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Profile' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([[{ ...onboarding, skills: ['SQL', 'Roadmaps'] }]]),
    );
  },
};
export const SkillsConnectionsFilled: Story = { args: filled('skillsConnections') };

export const Submitting: Story = {
  args: { state: 'submitting', context: { values: onboarding } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Complete Profile' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { state: 'failed', context: { values: onboarding, failure: { kind: 'device' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The device couldn’t store this. What you typed is still here: please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Profile' }));
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[onboarding]]));
  },
};

/** The page leads on to the feed. */
export const Done: Story = { args: { state: 'done', context: { values: onboarding } } };

export const Restoring: Story = { args: { state: 'restoring' } };

export const RestoredDraft: Story = {
  args: {
    state: undefined,
    onLoad: fn<Props['onLoad']>(async () => ({
      values: onboarding,
      step: 'experience',
      furthest: 'skillsConnections',
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('We kept what you typed last time.')).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: 'Company' })[1]).toHaveValue('Mirahealth');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(heading(canvas, 'Basic Info')).toHaveFocus();
    await expect(field(canvas, 'Bio')).toHaveValue('');
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};

export const Unsaved: Story = {
  args: { onKeep: fn<Props['onKeep']>(() => Promise.reject(new Error('Full'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Location'), 'B');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device has no room/);
  },
};

export const Stress: Story = {
  args: { state: 'experience', context: { values: stressOnboarding } },
  globals: phone,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};
export const StressSkills: Story = {
  args: { state: 'skillsConnections', context: { values: stressOnboarding } },
  globals: phone,
  play: Stress.play,
};

export const Phone: Story = { globals: phone, args: InterestsFull.args };
export const PhoneExperience: Story = { globals: phone, args: ExperienceFilled.args };
export const Dark: Story = { globals: { theme: 'dark' }, args: InterestsFull.args };
export const DarkExperience: Story = { globals: { theme: 'dark' }, args: ExperienceFilled.args };
export const DarkSkills: Story = { globals: { theme: 'dark' }, args: SkillsConnectionsFilled.args };
export const Hindi: Story = { globals: { locale: 'hi' }, args: ExperienceFilled.args };
export const HindiPhone: Story = { globals: { ...phone, locale: 'hi' }, args: InterestsFull.args };
export const Spanish: Story = { globals: { locale: 'es' }, args: SkillsConnectionsFilled.args };
