import * as styles from './Mark.css';

export type MarkProps = {
  /** Width and height, px. */
  size?: number;
};

/** The paper plane of the logo. Decorative: a parent or sibling contains the product name as text. */
export function Mark({ size = 24 }: MarkProps) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.wing} d="M22 2 2 19l10-5.5z" />
      <path className={styles.body} d="M22 2 12 13.5l4 8.5z" />
    </svg>
  );
}
