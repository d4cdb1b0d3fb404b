import * as styles from './TextButton.css';

export const textButtonTones = ['link', 'inherit'] as const;

export type TextButtonProps = {
  /** The label, which is part of the surrounding text. */
  children: string;
  /** Called when the user presses the button. */
  onClick: () => void;
  /** Value of `aria-expanded`. Omitted if a press unmounts the button. */
  isExpanded?: boolean;
  /** link: the colour of links. inherit: the colour of the surrounding text, with an underline. */
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
