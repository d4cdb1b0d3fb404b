import * as styles from './TextButton.css';

export type TextButtonProps = {
  children: string;
  onClick: () => void;
  /** Whether what it opens is open; leave out when it disappears with the click. */
  isExpanded?: boolean;
};

/** A button in the flow of text: "Show more", "Show all 12 comments". */
export function TextButton({ children, onClick, isExpanded }: TextButtonProps) {
  return (
    <button className={styles.button} type="button" aria-expanded={isExpanded} onClick={onClick}>
      {children}
    </button>
  );
}
