import { type AppParameters, app } from '@kit/app/app';
import { draftRecord, onboarding, stressOnboarding } from '@kit/fixtures/wizards';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import OnboardingPage from '@/app/pages/Wizard/OnboardingPage';
import type { Services } from '@/app/services/createServices';
import { href } from '@/data/schema/href';
import { emptyOnboarding, type Onboarding, type OnboardingStep } from '@/data/schema/onboarding';
import type { WizardEvent } from '@/machines/wizard/types';
import preview from '../../.storybook/preview';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { draftIsRead, heading, isBusy, next, noOverflow, notStored, phone, shows } from '../support/wizard';

type Event = WizardEvent<OnboardingStep, Onboarding>;

const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
const rests = (state: string | string[], ...events: Event[]) => ({
  machine: { id: 'onboardingWizard', state, events },
});
const edits = (step: OnboardingStep, ...events: Event[]) => rests(`open.steps.${step}.editing`, ...events);

/** With a draft on the device, left on this step. */
const draft = (values: Onboarding, step: OnboardingStep, furthest?: OnboardingStep) => ({
  records: { sample: [draftRecord('onboardingDraft', values, step, furthest)] },
});
const at = (step: OnboardingStep, values: Onboarding) => ({ ...on(draft(values, step)), ...edits(step) });
const filled = (step: OnboardingStep) => at(step, onboarding);
const last = draft(onboarding, 'skillsConnections');

const meta = preview.meta({
  title: 'Screens/Complete your profile (wizard)',
  component: OnboardingPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...on({ path: href('onboarding') }),
    ...edits('basicInfo'),
  },
  play: draftIsRead,
});

type Canvas = StoryContext['canvas'];
type Person = Pick<StoryContext, 'canvas' | 'userEvent'>;

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const complete = async ({ canvas, userEvent }: Person) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Complete Profile' }));

const kept = async (kind: 'profile' | 'onboardingDraft') =>
  (await app.device.readAll('sample')).filter((record) => record.kind === kind);
const profile = (values: Onboarding) => [{ kind: 'profile', id: 'me', value: values }];

/** A draft is looked for: the form is there already, and what is typed meanwhile counts. */
export const Restoring = meta.story({
  parameters: {
    ...on({ services: ({ drafts }) => ({ drafts: { ...drafts, onboarding: never } }) }),
    ...rests('open.steps.restoring'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
});

Restoring.test(
  'where there is a draft, the title alone is shown until it is read',
  { parameters: on(last) },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
);

/** What was typed is there again, on the step where it was left. */
export const RestoredDraft = meta.story({
  parameters: {
    ...on(draft(onboarding, 'experience', 'skillsConnections')),
    ...edits('experience'),
  },
  play: shows('Mirahealth'),
});

RestoredDraft.test('is discarded, once asked again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('We kept what you typed last time.')).toBeVisible();
  await expect(canvas.getAllByRole('textbox', { name: 'Company' })[1]).toHaveValue('Mirahealth');
  await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
  await expect(await kept('onboardingDraft')).toHaveLength(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
  await expect(await heading(canvas, 'Basic Info')).toHaveFocus();
  await expect(field(canvas, 'Bio')).toHaveValue('');
  await waitFor(async () => expect(await kept('onboardingDraft')).toEqual([]));
});

/** The first of three steps, with nothing typed. */
export const BasicInfo = meta.story();

BasicInfo.test(
  'at most five interests, and the reason is said (spec section 5)',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    for (const name of ['Fintech', 'SaaS', 'AI', 'Healthtech', 'Edtech']) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    }
    const sixth = canvas.getByRole('checkbox', { name: 'Web3' });
    await expect(sixth).toBeDisabled();
    await expect(sixth).toHaveAccessibleDescription(/^You have chosen 5/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'AI' }));
    await expect(sixth).toBeEnabled();
  },
);

BasicInfo.test(
  'nothing is required; of a list the last entry stays (spec section 4)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
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
);

/** The first step filled in. */
export const BasicInfoFilled = meta.story({
  parameters: filled('basicInfo'),
  play: shows(onboarding.bio, 'Bengaluru'),
});

/** Five interests are chosen: no other can be, and the reason is said. */
export const InterestsFull = meta.story({
  parameters: at('basicInfo', {
    ...onboarding,
    interests: ['Fintech', 'SaaS', 'AI', 'Edtech', 'Climate Tech'],
  }),
  play: async ({ canvas }) => {
    const checked = () => canvas.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    await waitFor(() => expect(checked()).toHaveLength(5));
    for (const chip of canvas.getAllByRole<HTMLInputElement>('checkbox'))
      await expect(chip.disabled).toBe(!chip.checked);
  },
});

/** The second step with nothing typed: the only entry of each list can’t be removed (spec section 4). */
export const Experience = meta.story({ parameters: at('experience', emptyOnboarding) });

/** The second step filled in: two positions, and one education. */
export const ExperienceFilled = meta.story({
  parameters: filled('experience'),
  play: shows('Ledgerline', 'Mirahealth'),
});

/** The last step without a skill: nothing can be added while nothing is typed. */
export const SkillsConnections = meta.story({
  parameters: at('skillsConnections', { ...onboarding, skills: [] }),
});

SkillsConnections.test(
  'a skill is neither blank nor twice the same (spec section 5); what is typed and not added yet counts',
  async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add' });
    await expect(add).toBeDisabled();
    await userEvent.type(field(canvas, 'Skills'), 'SQL{Enter}sql{Enter}');
    await expect(field(canvas, 'Skills')).toHaveAccessibleDescription('sql is already in the list');

    await userEvent.clear(field(canvas, 'Skills'));
    await userEvent.type(field(canvas, 'Skills'), 'Roadmaps');
    await complete({ canvas, userEvent });
    const typed = { ...onboarding, skills: ['SQL', 'Roadmaps'] };
    await waitFor(async () => expect(await kept('profile')).toEqual(profile(typed)));
    await waitFor(async () => expect(await kept('onboardingDraft')).toEqual([]));
    await expect(app.addresses.at(-1)).toBe('/explore');
  },
);

/** The last step filled in. */
export const SkillsConnectionsFilled = meta.story({
  parameters: filled('skillsConnections'),
  play: async ({ canvas }) => {
    for (const skill of onboarding.skills) await expect(await canvas.findByText(skill)).toBeVisible();
  },
});

/** Complete Profile is busy, and nothing can be changed. */
export const Submitting = meta.story({
  parameters: {
    ...on({ ...last, services: () => ({ completeProfile: never }) }),
    ...rests('open.steps.skillsConnections.submitting', next),
  },
  play: isBusy,
});

const refuse = fn<Services['completeProfile']>(noRoom);

/** The device had no room: a red box above the fields says so, and nothing typed is lost. */
export const Failed = meta.story({
  parameters: {
    ...on({ ...last, services: () => ({ completeProfile: refuse }) }),
    ...rests('open.steps.skillsConnections.failed', next),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

Failed.test('says so, and sends all that was typed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(notStored);
  await complete({ canvas, userEvent });
  await waitFor(() => expect(refuse.mock.calls).toEqual([[onboarding], [onboarding]]));
});

Failed.test(
  'completing again works',
  { parameters: on({ services: (real) => ({ completeProfile: onceRefused(real.completeProfile) }) }) },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(notStored);
    await complete({ canvas, userEvent });
    await waitFor(async () => expect(await kept('profile')).toEqual(profile(onboarding)));
    await waitFor(() => expect(app.addresses.at(-1)).toBe('/explore'));
  },
);

/** The profile is kept: the form stands still while the feed comes. */
export const Done = meta.story({
  parameters: { ...on(last), ...rests('done', next) },
  play: async (shown) => {
    await waitFor(() => expect(app.addresses.at(-1)).toBe('/explore'));
    await isBusy(shown);
  },
});

/** The device refuses what is typed: a red box says so at once, and one can go on. */
export const Unsaved = meta.story({
  parameters: {
    ...on({
      services: ({ drafts }) => ({
        drafts: { ...drafts, onboarding: changed(drafts.onboarding, () => ({ keep: noRoom })) },
      }),
    }),
    ...rests(['open.draft.failed', 'open.steps.basicInfo.editing'], {
      type: 'field.edit',
      field: 'location',
      value: 'B',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

Unsaved.test('says it after what is typed next, too', async ({ canvas, userEvent }) => {
  await userEvent.type(field(canvas, 'Location'), 'e');
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^This device has no room/);
});

/** In the dark theme. */
export const Dark = InterestsFull.extend({ globals: { theme: 'dark' } });
/** Lists of entries, in the dark theme. */
export const DarkExperience = ExperienceFilled.extend({ globals: { theme: 'dark' } });
/** Skills, in the dark theme. */
export const DarkSkills = SkillsConnectionsFilled.extend({ globals: { theme: 'dark' } });

/** On a phone. */
export const Phone = InterestsFull.extend({ globals: phone });
/** Lists of entries, on a phone. */
export const PhoneExperience = ExperienceFilled.extend({ globals: phone });

/** In Hindi. */
export const Hindi = ExperienceFilled.extend({ globals: { locale: 'hi' } });
/** In Hindi, on a phone. */
export const HindiPhone = InterestsFull.extend({ globals: { ...phone, locale: 'hi' } });
/** In Spanish. */
export const Spanish = SkillsConnectionsFilled.extend({ globals: { locale: 'es' } });

/** Long words and six positions, on a phone: the page keeps to its width. */
export const Stress = meta.story({
  parameters: at('experience', stressOnboarding),
  globals: phone,
  play: noOverflow,
});

/** Long skills and many of them, on a phone: the page keeps to its width. */
export const StressSkills = meta.story({
  parameters: at('skillsConnections', stressOnboarding),
  globals: phone,
  play: noOverflow,
});
