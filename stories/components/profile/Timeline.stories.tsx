import { stressTexts } from '@kit/fixtures/feed';
import { stressUser, userPage } from '@kit/fixtures/profiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Section } from '@/components/profile/Section';
import { Timeline } from '@/components/profile/Timeline';

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
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Founder',
      'Grid engineer',
      'Co-founder',
    ]);
    await expect(canvas.getByText('Cobalt Labs · Bengaluru · 2016–2022')).toBeVisible();
  },
};

/** No line leads out of the only ring. */
export const One: Story = { args: { entries: [founder] } };

/** As onboarding leaves it: a title, perhaps a company. A logo that doesn't load is the default one. */
export const LittleKnown: Story = {
  args: {
    entries: [
      {
        ...founder,
        logo: '/images/missing.webp',
        company: '',
        location: '',
        duration: '',
        description: '',
        achievements: [],
      },
      { ...founder, title: '', logo: '', description: '', achievements: [] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Heliogrid' })).toBeVisible();
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('img')].every(({ src }) => src.endsWith('/defaults/startup.svg')),
      ).toBe(true),
    );
  },
};

export const Matrix: Story = {
  args: {
    entries: [
      founder,
      { ...founder, achievements: [] },
      { ...founder, description: '' },
      { ...founder, logo: '', description: '', achievements: [] },
    ],
  },
};

export const Stress: Story = {
  args: {
    entries: [
      ...stressUser.profile.workExperience.slice(0, 3),
      { ...founder, title: stressTexts.hindi.slice(0, 80), description: stressTexts.hindi },
    ],
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
};
