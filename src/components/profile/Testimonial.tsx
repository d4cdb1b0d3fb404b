import { Quote } from 'lucide';
import type { Investor } from '@/data/schema/investor';
import { Icon } from '../brand/Icon';
import { Avatar } from '../feedback/Avatar';
import * as styles from './Testimonial.css';

export type TestimonialProps = Investor['founderTestimonials'][number];

/** What a founder says of an investor. */
export function Testimonial({ testimonial: words, image, ...founder }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.quote}>
        <Icon of={Quote} size={20} className={styles.mark} />
        <p dir="auto">{words}</p>
      </blockquote>
      <figcaption className={styles.from}>
        <Avatar name={founder.name} src={image} />
        <div className={styles.names}>
          <p className={styles.name}>
            <bdi>{founder.name}</bdi>
          </p>
          <p className={styles.role}>{[founder.role, founder.company].filter(Boolean).join(', ')}</p>
        </div>
      </figcaption>
    </figure>
  );
}
