import { mina } from '@kit/fixtures/directory';
import { expect, waitFor } from 'storybook/test';
import { Testimonial } from '@/components/profile/Testimonial';
import preview from '../../../.storybook/preview';
import { hindiIn, missing, states, tooLong } from '../../support/socialStates';

const testimonials = mina.founderTestimonials;

const meta = preview.meta({
  component: Testimonial,
  args: testimonials[0] as (typeof testimonials)[number],
  decorators: [(Story) => <div style={{ maxWidth: 780 }}>{Story()}</div>],
});

export const Default = meta.story();

/** Initials replace a missing or broken photo (spec section 8). */
export const Matrix = meta.story({
  render: states({
    ...Object.fromEntries(testimonials.slice(1).map((one) => [one.name, one])),
    'Broken image, no company': { image: missing, company: '' },
  }),
  play: async ({ canvasElement }) => {
    const faces = () => canvasElement.querySelectorAll('img, [data-initials]');
    await waitFor(() => expect([...faces()].at(-1)).toHaveAttribute('data-initials'));
  },
});

export const Stress = meta.story({
  ...hindiIn(280),
  args: { ...tooLong('name', 'role', 'company', 'testimonial'), image: '' },
});
