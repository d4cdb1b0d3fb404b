import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import OnboardingPage from '@/app/pages/Wizard/OnboardingPage';
import type { Services } from '@/app/services/createServices';
import { href } from '@/data/schema/href';
import type { Onboarding, OnboardingStep } from '@/data/schema/onboarding';
import { draftRecord, onboarding, stressOnboarding } from '../fixtures/wizards';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Screens/Onboarding',
  component: OnboardingPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    app: { path: href('onboarding') } satisfies AppParameters,
  },
} satisfies Meta<typeof OnboardingPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Person = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;
type Canvas = Person['canvas'];

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const complete = async ({ canvas, userEvent }: Person) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Complete Profile' }));

/** With a draft on the device, left on this step. */
const draft = (values: Onboarding, step: OnboardingStep, furthest?: OnboardingStep) => ({
  records: { sample: [draftRecord('onboardingDraft', values, step, furthest)] },
});
const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
const filled = (step: OnboardingStep) => on(draft(onboarding, step));
const last = draft(onboarding, 'skillsConnections');

const kept = async (kind: 'profile' | 'onboardingDraft') =>
  (await app.device.readAll('sample')).filter((record) => record.kind === kind);
const profile = (values: Onboarding) => [{ kind: 'profile', id: 'me', value: values }];

/** At most five interests; the reason is said (spec section 5). */
export const BasicInfo: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Back' })).toBeDisabled();
    for (const name of ['Fintech', 'SaaS', 'AI', 'Healthtech', 'Edtech']) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    }
    const sixth = canvas.getByRole('checkbox', { name: 'Web3' });
    await expect(sixth).toBeDisabled();
    await expect(sixth).toHaveAccessibleDescription(/^You have chosen 5/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'AI' }));
    await expect(sixth).toBeEnabled();
  },
};
export const BasicInfoFilled: Story = {
  parameters: filled('basicInfo'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(onboarding.bio)).toBeVisible();
    await expect(canvas.getByDisplayValue('Bengaluru')).toBeVisible();
  },
};
export const InterestsFull: Story = {
  parameters: on(
    draft({ ...onboarding, interests: ['Fintech', 'SaaS', 'AI', 'Edtech', 'Climate Tech'] }, 'basicInfo'),
  ),
  play: async ({ canvas }) => {
    const chips = await canvas.findAllByRole<HTMLInputElement>('checkbox');
    await expect(chips.filter((chip) => chip.checked)).toHaveLength(5);
    for (const chip of chips) await expect(chip.disabled).toBe(!chip.checked);
  },
};

/** Nothing is required. The last entry of each list can't be removed (spec section 4). */
export const Experience: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const title = await heading(canvas, 'Experience');
    await waitFor(() => expect(title).toHaveFocus());
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
export const ExperienceFilled: Story = {
  parameters: filled('experience'),
  play: async ({ canvas }) => {
    for (const company of ['Ledgerline', 'Mirahealth'])
      await expect(await canvas.findByDisplayValue(company)).toBeVisible();
  },
};

/** A skill is neither blank nor twice the same (spec section 5). */
export const SkillsConnections: Story = {
  parameters: on(draft({ ...onboarding, skills: [] }, 'skillsConnections')),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add' });
    await expect(add).toBeDisabled();
    await userEvent.type(field(canvas, 'Skills'), 'SQL{Enter}sql{Enter}');
    await expect(field(canvas, 'Skills')).toHaveAccessibleDescription('sql is already in the list');
  },
};
export const SkillsConnectionsFilled: Story = {
  parameters: on(last),
  play: async ({ canvas }) => {
    for (const skill of onboarding.skills) await expect(await canvas.findByText(skill)).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: on({ ...last, services: () => ({ completeProfile: never }) }),
  play: async (person) => {
    await complete(person);
    await expect(person.canvas.getByRole('button', { name: 'Complete Profile' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const refused = 'This device could not store it. What you typed is still here: please try again.';
const refuse = fn<Services['completeProfile']>(noRoom);

export const Failed: Story = {
  parameters: on({ ...last, services: () => ({ completeProfile: refuse }) }),
  play: async (person) => {
    await complete(person);
    await expect(await person.canvas.findByRole('alert')).toHaveTextContent(refused);
    await expect(refuse.mock.calls).toEqual([[onboarding]]);
  },
};

export const SubmittedAgain: Story = {
  parameters: on({
    ...last,
    services: (real) => ({ completeProfile: onceRefused(real.completeProfile) }),
  }),
  play: async (person) => {
    await complete(person);
    await expect(await person.canvas.findByRole('alert')).toHaveTextContent(refused);
    await complete(person);
    await waitFor(async () => expect(await kept('profile')).toEqual(profile(onboarding)));
    await waitFor(() => expect(app.addresses.at(-1)).toBe('/explore'));
  },
};

/** What is typed and not added yet counts. The page leads on to the feed. */
export const Done: Story = {
  ...SkillsConnections,
  play: async (person) => {
    const { canvas, userEvent } = person;
    await SkillsConnections.play?.(person);
    await userEvent.clear(field(canvas, 'Skills'));
    await userEvent.type(field(canvas, 'Skills'), 'Roadmaps');
    await complete(person);
    const typed = { ...onboarding, skills: ['SQL', 'Roadmaps'] };
    await waitFor(async () => expect(await kept('profile')).toEqual(profile(typed)));
    await waitFor(async () => expect(await kept('onboardingDraft')).toEqual([]));
    await expect(app.addresses.at(-1)).toBe('/explore');
  },
};

/** The draft that the device has is still being read: the title alone is shown. */
export const Restoring: Story = {
  parameters: on({
    ...last,
    services: ({ drafts }) => ({ drafts: { ...drafts, onboarding: never } }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const RestoredDraft: Story = {
  parameters: on(draft(onboarding, 'experience', 'skillsConnections')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We kept what you typed last time.')).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: 'Company' })[1]).toHaveValue('Mirahealth');
  },
};

export const DraftDiscarded: Story = {
  ...RestoredDraft,
  play: async (person) => {
    const { canvas, userEvent } = person;
    await RestoredDraft.play?.(person);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    await expect(await kept('onboardingDraft')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await heading(canvas, 'Basic Info')).toHaveFocus();
    await expect(field(canvas, 'Bio')).toHaveValue('');
    await waitFor(async () => expect(await kept('onboardingDraft')).toEqual([]));
  },
};

export const Unsaved: Story = {
  parameters: on({
    services: ({ drafts }) => ({
      drafts: { ...drafts, onboarding: changed(drafts.onboarding, () => ({ keep: noRoom })) },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Location' }), 'B');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device has no room/);
  },
};

const noOverflow: Play = async ({ canvas, canvasElement }) => {
  await canvas.findAllByRole('textbox');
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};

export const Stress: Story = {
  parameters: on(draft(stressOnboarding, 'experience')),
  globals: phone,
  play: noOverflow,
};
export const StressSkills: Story = {
  parameters: on(draft(stressOnboarding, 'skillsConnections')),
  globals: phone,
  play: noOverflow,
};

export const Phone: Story = { ...InterestsFull, globals: phone };
export const PhoneExperience: Story = { ...ExperienceFilled, globals: phone };
export const Dark: Story = { ...InterestsFull, globals: { theme: 'dark' } };
export const DarkExperience: Story = { ...ExperienceFilled, globals: { theme: 'dark' } };
export const DarkSkills: Story = { ...SkillsConnectionsFilled, globals: { theme: 'dark' } };
export const Hindi: Story = { ...ExperienceFilled, globals: { locale: 'hi' } };
export const HindiPhone: Story = { ...InterestsFull, globals: { ...phone, locale: 'hi' } };
export const Spanish: Story = { ...SkillsConnectionsFilled, globals: { locale: 'es' } };
