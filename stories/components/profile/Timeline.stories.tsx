import { stressTexts } from '@kit/fixtures/feed';
import { stressUser, userPage } from '@kit/fixtures/profiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Section } from '@/components/profile/Section';
import { Timeline } from '@/components/profile/Timeline';
import { hindiNight, states, textsOf, wide } from '../../support/socialStates';

const entries = userPage('asha-verma').profile.workExperience;
const [founder] = entries;
if (!founder) throw new Error('Asha has worked nowhere');

const meta = {
  title: 'Components/Profile/Timeline',
  component: Timeline,
  args: { entries },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 828 }}>
        <Section title="Work Experience">{Story()}</Section>
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = ['Founder', 'Grid engineer', 'Co-founder'];
    await expect(textsOf(canvas.getAllByRole('heading', { level: 3 }))).toEqual(titles);
    await expect(canvas.getByText('Cobalt Labs · Bengaluru · 2016–2022')).toBeVisible();
  },
};

const bare = { ...founder, description: '', achievements: [] };

/** No line leads out of the only ring. A logo that doesn't load is the default one. */
export const Matrix: Story = {
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
};

export const Stress: Story = {
  args: {
    entries: [
      ...stressUser.profile.workExperience.slice(0, 3),
      { ...founder, title: stressTexts.hindi.slice(0, 80), description: stressTexts.hindi },
    ],
  },
  globals: hindiNight,
  decorators: [wide(300)],
};
