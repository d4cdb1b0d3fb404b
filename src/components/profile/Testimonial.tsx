import { Quote } from 'lucide';
import type { Investor } from '@/data/schema/shapes/investor';
import { Icon } from '../brand/Icon';
import { Avatar } from '../feedback/Avatar';
import * as styles from './Testimonial.css';

type Said = Investor['founderTestimonials'][number];

export type TestimonialProps = {
  /** Name of the founder. */
  name: Said['name'];
  /** Role of the founder, such as "CEO"; empty if unknown. */
  role: Said['role'];
  /** The founder's startup; empty if unknown. */
  company: Said['company'];
  /** The quote, without quotation marks. */
  testimonial: Said['testimonial'];
  /** URL of the founder's picture; empty for the default picture. */
  image: Said['image'];
  /** The language of the texts, if it is known and may differ from the page's. */
  lang?: string;
};

/** A founder's testimonial about an investor. */
export function Testimonial({ testimonial: words, image, lang, ...founder }: TestimonialProps) {
  return (
    <figure className={styles.testimonial} lang={lang}>
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
