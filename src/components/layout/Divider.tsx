import * as styles from './Divider.css';

export type DividerProps = {
  /** Text in the middle of the line: “or continue with”. */
  label?: string;
};

/** A hairline between the content above and below. */
export function Divider({ label }: DividerProps) {
  return label ? <p className={styles.labelled}>{label}</p> : <hr className={styles.rule} />;
}
