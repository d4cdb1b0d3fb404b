import { asha } from '@kit/fixtures/directory';
import { stressUser } from '@kit/fixtures/profiles';
import { expect, waitFor } from 'storybook/test';
import { Timeline } from '@/components/profile/Timeline';
import preview from '../../../.storybook/preview';
import { inSection } from '../../support/inSection';
import { hindiIn, missing, states, textsOf } from '../../support/socialStates';

const entries = asha.workExperience;
const founder = entries[0] as (typeof entries)[number];

const meta = preview.meta({
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

const bare = { ...founder, logo: '', description: '', achievements: [] };

/** A single entry has no connecting line. A logo that doesn't load is replaced by the default one. */
export const Matrix = meta.story({
  render: states({
    One: { entries: [{ ...founder, logo: '' }] },
    'Missing data': {
      entries: [bare, { ...bare, title: '' }, { ...bare, logo: missing, company: '', location: '' }],
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Heliogrid' })).toBeVisible();
    const logos = [...canvasElement.querySelectorAll('img')];
    await waitFor(() => {
      for (const { src } of logos) expect(src).toMatch(/\/defaults\/startup\.svg$/);
    });
  },
});

export const Stress = meta.story({ ...hindiIn(300), args: { entries: stressUser.workExperience } });
