import { app } from '@kit/app/app';
import { listing, onboarding, stressOnboarding } from '@kit/fixtures/wizards';
import { expect, waitFor } from 'storybook/test';
import OnboardingPage from '@/app/pages/Wizard/OnboardingPage';
import { href } from '@/data/schema/href';
import type { Onboarding } from '@/data/schema/onboarding';
import { emptyOnboarding, type OnboardingStep } from '@/data/schema/onboardingWizard';
import preview from '../../.storybook/preview';
import { never, onceRefused } from '../support/answers';
import { alertSays, type Canvas, hindiPhone, on, phone, press, storedOf, wide } from '../support/screen';
import { draftIsRead, holds, next, notStored, shows, wizard } from '../support/wizard';

const { rests, edits, draft, at, restoring, unsaved } = wizard<Onboarding, OnboardingStep>(
  'onboardingWizard',
  'onboarding',
  'sample',
);
const last = draft(onboarding, 'skillsConnections');

const meta = preview.meta({
  title: 'Screens/Complete your profile (wizard)',
  component: OnboardingPage,
  parameters: { ...wide, ...on({ path: href('onboarding') }), ...edits('basicInfo') },
  play: draftIsRead,
});

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

/** A draft is looked for: the form is there already, and what is typed meanwhile counts. */
export const Restoring = meta.story(restoring);

/** What was typed is there again, on the step where it was left. */
export const RestoredDraft = meta.story({
  parameters: {
    ...on(draft(onboarding, 'experience', 'skillsConnections')),
    ...edits('experience'),
  },
  play: shows('Mirahealth'),
});

/** The first step filled in. */
export const BasicInfoFilled = meta.story({
  parameters: at('basicInfo', onboarding),
  play: shows(onboarding.bio, 'Bengaluru'),
});

BasicInfoFilled.test(
  'a photo is kept; a file that is no image is refused, and the photo stays',
  async (person) => {
    const { canvas, userEvent } = person;
    const choose = (content: BlobPart) =>
      userEvent.upload(canvas.getByLabelText('Photo'), new File([content], 'me.png', { type: 'image/png' }));
    await choose(listing.logo as Blob);
    await canvas.findByRole('img', { name: 'Selected image' });
    await choose('no image');
    await expect(await canvas.findByText(/^This is not an image/)).toBeVisible();
    const kept = { bio: onboarding.bio, photo: expect.any(Blob) };
    await waitFor(async () =>
      expect(await storedOf('sample', 'onboardingDraft')).toMatchObject([{ value: { values: kept } }]),
    );
  },
);

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

/** Gone on to with nothing typed, which is enough: the only entry of each list can’t be removed (spec section 4). */
export const Experience = meta.story({
  parameters: { ...on(draft(emptyOnboarding, 'basicInfo')), ...edits('experience', next) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Position 1' })).toBeDisabled();
  },
});

/** The last step without a skill: nothing can be added while nothing is typed. */
export const SkillsConnections = meta.story({
  parameters: at('skillsConnections', { ...onboarding, skills: [] }),
});

SkillsConnections.test(
  'a skill that is typed and not added yet counts (spec sections 2 and 5)',
  async (person) => {
    await person.userEvent.type(field(person.canvas, 'Skills'), 'SQL{Enter}Roadmaps');
    await press(person, 'Complete Profile');
    await waitFor(async () =>
      expect(await storedOf('sample', 'profile')).toMatchObject([{ value: { skills: ['SQL', 'Roadmaps'] } }]),
    );
  },
);

/** Complete Profile is busy, and nothing can be changed. */
export const Submitting = meta.story({
  parameters: {
    ...on({ ...last, services: () => ({ completeProfile: never }) }),
    ...rests('open.steps.skillsConnections.submitting', next),
  },
});

/** The device had no room: a red box above the fields says so, and nothing typed is lost. */
export const Failed = meta.story({
  parameters: {
    ...on({ ...last, services: (real) => ({ completeProfile: onceRefused(real.completeProfile) }) }),
    ...rests('open.steps.skillsConnections.failed', next),
  },
  play: () => alertSays(notStored),
});

/** The profile is kept: the form stands still while the feed comes. */
export const Done = meta.story({
  parameters: { ...on(last), ...rests('done', next) },
  play: () => waitFor(() => expect(app.addresses.at(-1)).toBe('/explore')),
});

/** The device refuses what is typed: a red box says so at once, and one can go on. */
export const Unsaved = meta.story(unsaved('basicInfo', 'location'));

/** Five interests on a phone, in Hindi and in the dark theme. */
export const HindiPhone = InterestsFull.extend({ globals: hindiPhone });

/** Long words and six positions, on a phone: the page keeps to its width. */
export const Stress = meta.story({
  globals: phone,
  parameters: at('experience', stressOnboarding),
  play: holds,
});
