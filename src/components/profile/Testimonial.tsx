import { Quote } from 'lucide';
import type { Investor } from '@/data/schema/investor';
import { Icon } from '../brand/Icon';
import { Avatar } from '../feedback/Avatar';
import * as styles from './Testimonial.css';

type Said = Investor['founderTestimonials'][number];

export type TestimonialProps = {
  /** Who says it. */
  name: Said['name'];
  /** What they are there: "CEO"; empty where nobody said. */
  role: Said['role'];
  /** Their startup; empty where nobody said. */
  company: Said['company'];
  /** Their words, without quotation marks. */
  testimonial: Said['testimonial'];
  /** Address of their face; empty for the default one. */
  image: Said['image'];
};

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
