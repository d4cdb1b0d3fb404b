import * as styles from './Isobars.css';

export const isobarVariants = ['hero', 'panel', 'cover'] as const;

export type IsobarsProps = {
  /** hero: the landing page's top. panel: the half beside a form. cover: a profile's head. */
  variant: 'hero' | 'panel' | 'cover';
};

/**
 * Lines of rising air, behind whatever its parent holds: it fills the nearest positioned ancestor, which clips it.
 * Decorative and still.
 */
export function Isobars({ variant }: IsobarsProps) {
  return <div className={`${styles.isobars} ${styles.variants[variant]}`} aria-hidden="true" />;
}
