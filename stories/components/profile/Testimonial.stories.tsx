import { stressTexts } from '@kit/fixtures/feed';
import { investorPage } from '@kit/fixtures/profiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Testimonial } from '@/components/profile/Testimonial';
import { hindiNight, stateOf, states, wide } from '../../support/socialStates';

const testimonials = investorPage('mina-okafor').profile.founderTestimonials;
const [first] = testimonials;
if (!first) throw new Error('Nobody speaks of Mina');

const meta = {
  title: 'Components/Profile/Testimonial',
  component: Testimonial,
  args: first,
  decorators: [(Story) => <div style={{ maxWidth: 780 }}>{Story()}</div>],
} satisfies Meta<typeof Testimonial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getByText('Founder, Heliogrid')).toBeVisible();
  },
};

/** The default face, where there is none or it doesn't load (spec section 8). */
export const Matrix: Story = {
  render: states({
    ...Object.fromEntries(testimonials.slice(1).map((one) => [one.name, one])),
    'Broken image, no company': { image: '/images/missing.webp', company: '' },
  }),
  play: async ({ canvas, canvasElement }) => {
    const face = [...canvasElement.querySelectorAll('img')].at(-1);
    await waitFor(() => expect(face?.src).toMatch(/\/images\/defaults\/person\.svg$/));
    await expect(stateOf(canvas, 'Broken image, no company').getByText('Founder')).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    name: stressTexts.unbroken.slice(0, 90),
    role: stressTexts.hindi.slice(0, 80),
    company: stressTexts.unbroken.slice(0, 60),
    testimonial: stressTexts.unbroken + stressTexts.hindi,
    image: '',
  },
  globals: hindiNight,
  decorators: [wide(280)],
};
