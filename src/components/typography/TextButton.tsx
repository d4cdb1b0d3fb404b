import * as styles from './TextButton.css';

export const textButtonTones = ['link', 'inherit'] as const;

export type TextButtonProps = {
  /** What it does, in the words around it. */
  children: string;
  /** Pressed, by pointer, Enter or Space. */
  onClick: () => void;
  /** Whether what it opens is open; leave out when it disappears with the click. */
  isExpanded?: boolean;
  /** inherit: the colour of the text that it goes on with, underlined. */
  tone?: 'link' | 'inherit';
};

/** A button in the flow of text: "Show more", "Show all 12 comments". */
export function TextButton({ children, onClick, isExpanded, tone = 'link' }: TextButtonProps) {
  return (
    <button
      className={`${styles.button} ${styles.tones[tone]}`}
      type="button"
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
