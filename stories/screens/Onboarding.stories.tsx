import { app } from '@kit/app/app';
import { listing, onboarding, stressOnboarding } from '@kit/fixtures/wizards';
import { expect, waitFor } from 'storybook/test';
import OnboardingPage from '@/app/pages/Wizard/OnboardingPage';
import { href } from '@/data/schema/shapes/href';
import type { Onboarding } from '@/data/schema/shapes/onboarding';
import { emptyOnboarding, type OnboardingStep } from '@/data/schema/shapes/onboardingWizard';
import preview from '../../.storybook/preview';
import { never, noRoom } from '../support/answers';
import { alertSays, type Canvas, hindiPhone, on, phone, press, storedOf, wide } from '../support/screen';
import { draftIsRead, holds, next, notStored, shows, wizard } from '../support/wizard';

const { ends, edits, draft, at, restoring, continuing, submitting, unsaved } = wizard<
  Onboarding,
  OnboardingStep
>('onboardingWizard', 'onboarding', 'sample');
const submits = submitting(onboarding, 'skillsConnections');

const meta = preview.meta({
  title: 'Screens/Complete your profile (wizard)',
  component: OnboardingPage,
  parameters: { ...wide, ...on({ path: href('onboarding') }), ...edits('basicInfo') },
  play: draftIsRead,
});

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

/** The wizard looks for a stored draft. The form is already usable, and input overrides the draft. */
export const Restoring = meta.story(restoring);

/** The user has pressed Next while the draft loads. Next counts once the draft has loaded. */
export const Continuing = meta.story(continuing);

/** The draft is restored, on the step where the user left the wizard. */
export const RestoredDraft = meta.story({
  ...ends(on(draft(onboarding, 'experience', 'skillsConnections')), 'open.steps.experience.editing'),
  play: shows('Mirahealth'),
});

/** The first step, filled in. */
export const BasicInfoFilled = meta.story({
  parameters: at('basicInfo', onboarding),
  play: shows(onboarding.bio, 'Bengaluru'),
});

BasicInfoFilled.test(
  'a selected photo stays in the draft when a file that isn’t an image is refused',
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

/** Five interests are chosen. The others are disabled, and the reason is shown. */
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

/** The second step. Each list has a single entry, which can’t be removed (spec section 4). */
export const Experience = meta.story({
  ...ends(on(draft(emptyOnboarding, 'basicInfo')), 'open.steps.experience.editing', next),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Position 1' })).toBeDisabled();
  },
});

/** The last step without a skill: Add is disabled while its field is empty. */
export const SkillsConnections = meta.story({
  parameters: at('skillsConnections', { ...onboarding, skills: [] }),
});

SkillsConnections.test(
  'Complete Profile also stores a skill that is entered but not added yet (spec sections 2 and 5)',
  async (person) => {
    await person.userEvent.type(field(person.canvas, 'Skills'), 'SQL{Enter}Roadmaps');
    await press(person, 'Complete Profile');
    await waitFor(async () =>
      expect(await storedOf('sample', 'profile')).toMatchObject([{ value: { skills: ['SQL', 'Roadmaps'] } }]),
    );
  },
);

/** Complete Profile shows a spinner, and all fields are disabled. */
export const Submitting = meta.story(
  submits({ services: () => ({ completeProfile: never }) }, 'open.steps.skillsConnections.submitting'),
);

/** Storage is full: a red box above the fields announces it, and all input is preserved. */
export const Failed = meta.story({
  ...submits({ services: () => ({ completeProfile: noRoom }) }, 'open.steps.skillsConnections.failed'),
  play: () => alertSays(notStored),
});

/** The profile is saved: the form stays unchanged while the feed loads. */
export const Done = meta.story({
  ...submits({}, 'done'),
  play: () => waitFor(() => expect(app.addresses.at(-1)).toBe('/explore')),
});

/** The draft can’t be saved. A red box announces it immediately, and the user can continue. */
export const Unsaved = meta.story(unsaved('basicInfo', 'location'));

/** Five interests on a phone, in Hindi and in the dark theme. */
export const HindiPhone = InterestsFull.extend({ globals: hindiPhone });

/** Long words and six positions on a phone: the page doesn’t overflow. */
export const Stress = meta.story({
  globals: phone,
  parameters: at('experience', stressOnboarding),
  play: holds,
});
