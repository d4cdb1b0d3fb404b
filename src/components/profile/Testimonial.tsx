import { Quote } from 'lucide';
import type { Investor } from '@/data/schema/investor';
import { Icon } from '../brand/Icon';
import { Avatar } from '../feedback/Avatar';
import { from, mark, name, names, quote, role, testimonial } from './Testimonial.css';

export type TestimonialProps = Investor['founderTestimonials'][number];

/** What a founder says of an investor. */
export function Testimonial({ testimonial: words, image, ...founder }: TestimonialProps) {
  return (
    <figure className={testimonial}>
      <blockquote className={quote}>
        <Icon of={Quote} size={20} className={mark} />
        <p dir="auto">{words}</p>
      </blockquote>
      <figcaption className={from}>
        <Avatar name={founder.name} src={image} />
        <div className={names}>
          <p className={name}>
            <bdi>{founder.name}</bdi>
          </p>
          <p className={role}>{[founder.role, founder.company].filter(Boolean).join(', ')}</p>
        </div>
      </figcaption>
    </figure>
  );
}
