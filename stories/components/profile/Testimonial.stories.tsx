import { stressTexts } from '@kit/fixtures/feed';
import { investorPage } from '@kit/fixtures/profiles';
import { expect, waitFor } from 'storybook/test';
import { Testimonial } from '@/components/profile/Testimonial';
import preview from '../../../.storybook/preview';
import { hindiNight, states, wide } from '../../support/socialStates';

const testimonials = investorPage('mina-okafor').profile.founderTestimonials;
const [first] = testimonials;
if (!first) throw new Error('Nobody speaks of Mina');

const meta = preview.meta({
  title: 'Components/Profile/Testimonial',
  component: Testimonial,
  args: first,
  decorators: [(Story) => <div style={{ maxWidth: 780 }}>{Story()}</div>],
});

export const Default = meta.story();

/** The default face, where there is none or it doesn't load (spec section 8). */
export const Matrix = meta.story({
  render: states({
    ...Object.fromEntries(testimonials.slice(1).map((one) => [one.name, one])),
    'Broken image, no company': { image: '/images/missing.webp', company: '' },
  }),
  play: async ({ canvasElement }) => {
    const face = [...canvasElement.querySelectorAll('img')].at(-1);
    await waitFor(() => expect(face?.src).toMatch(/\/images\/defaults\/person\.svg$/));
  },
});

export const Stress = meta.story({
  args: {
    name: stressTexts.unbroken.slice(0, 90),
    role: stressTexts.hindi.slice(0, 80),
    company: stressTexts.unbroken.slice(0, 60),
    testimonial: stressTexts.unbroken + stressTexts.hindi,
    image: '',
  },
  globals: hindiNight,
  decorators: [wide(280)],
});
