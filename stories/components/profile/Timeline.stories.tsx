import { stressTexts } from '@kit/fixtures/feed';
import { stressUser, userPage } from '@kit/fixtures/profiles';
import { expect, waitFor } from 'storybook/test';
import { Timeline } from '@/components/profile/Timeline';
import preview from '../../../.storybook/preview';
import { inSection } from '../../support/inSection';
import { hindiNight, states, textsOf, wide } from '../../support/socialStates';

const entries = userPage('asha-verma').profile.workExperience;
const [founder] = entries;
if (!founder) throw new Error('Asha has worked nowhere');

const meta = preview.meta({
  title: 'Components/Profile/Timeline',
  component: Timeline,
  args: { entries },
  decorators: [inSection('Work Experience')],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const titles = ['Founder', 'Grid engineer', 'Co-founder'];
    await expect(textsOf(canvas.getAllByRole('heading', { level: 3 }))).toEqual(titles);
  },
});

const bare = { ...founder, description: '', achievements: [] };

/** No line leads out of the only ring. A logo that doesn't load is the default one. */
export const Matrix = meta.story({
  render: states({
    One: { entries: [{ ...founder, logo: '' }] },
    'With less and less': {
      entries: [
        { ...founder, logo: '', achievements: [] },
        { ...bare, logo: '', title: '' },
        { ...bare, logo: '/images/missing.webp', company: '', location: '', duration: '' },
      ],
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Heliogrid' })).toBeVisible();
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('img')].every(({ src }) => src.endsWith('/defaults/startup.svg')),
      ).toBe(true),
    );
  },
});

export const Stress = meta.story({
  args: {
    entries: [
      ...stressUser.profile.workExperience.slice(0, 3),
      { ...founder, title: stressTexts.hindi.slice(0, 80), description: stressTexts.hindi },
    ],
  },
  globals: hindiNight,
  decorators: [wide(300)],
});
