import { type ReactNode, type SyntheticEvent, use, useState } from 'react';
import { nameBegunAt } from '@/data/schema/text/nameBegun';
import { useOpened } from '../layout/lazyPart';
import * as styles from './Mentionable.css';
import { MentionsContext } from './mentions';

export type MentionableProps = {
  /** The text area. */
  children: ReactNode;
};

type Begun = { field: HTMLTextAreaElement; start: number; name: string };

const noSuggestions = { fetch: async () => {} };

/** Suggests people after an `@` in a text area, if the page provides `MentionsContext`. */
export function Mentionable({ children }: MentionableProps) {
  const Suggestions = use(MentionsContext);
  const { isThere, open } = useOpened(Suggestions ?? noSuggestions);
  const [begun, setBegun] = useState<Begun | null>(null);
  /** Position of the `@` for which the user closed the list; -1 for none. */
  const [closedAt, setClosedAt] = useState(-1);

  function look({ target }: SyntheticEvent) {
    if (!Suggestions || !(target instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart, selectionEnd } = target;
    const found = selectionStart === selectionEnd ? nameBegunAt(value, selectionStart) : null;
    setBegun(found && { field: target, ...found });
    if (!found) setClosedAt(-1);
    else if (!isThere) open();
  }

  function choose({ field, start, name }: Begun, id: string) {
    field.setRangeText(`@${id} `, start, start + name.length + 1, 'end');
    // Notifies the component that manages the text, which listens to `input` events.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    setBegun(null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to events of the field.
    <div className={styles.box} onInput={look} onSelect={look} onBlur={() => setBegun(null)}>
      {children}
      {Suggestions && isThere && begun && begun.start !== closedAt && (
        <Suggestions
          field={begun.field}
          query={begun.name}
          onChoose={(id) => choose(begun, id)}
          onClose={() => setClosedAt(begun.start)}
        />
      )}
    </div>
  );
}
