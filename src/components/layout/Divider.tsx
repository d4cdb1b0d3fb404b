import * as styles from './Divider.css';

export type DividerProps = {
  /** Words in the middle of the line: “or continue with”. */
  label?: string;
};

/** A hairline between what stands above and below. */
export function Divider({ label }: DividerProps) {
  return label ? <p className={styles.labelled}>{label}</p> : <hr className={styles.rule} />;
}
