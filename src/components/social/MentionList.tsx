import { useMessages } from '@messages';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Person } from '@/data/ports/MessageStore';
import { addressOf } from '@/data/schema/shapes/ref';
import { Avatar } from '../feedback/Avatar';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Text } from '../typography/Text';
import * as styles from './MentionList.css';

export type MentionListProps = {
  /** The field in which the user types the name. It retains the focus. The list handles its key events. */
  field: HTMLTextAreaElement;
  /** The best matching people, best first: a few, because the list doesn't scroll. `null` while loading. */
  people: readonly Pick<Person, 'id' | 'slug' | 'name' | 'role' | 'avatar'>[] | null;
  /** Called with the slug of the chosen person's page. */
  onChoose: (slug: string) => void;
  /** Called when the user presses Escape to close the list. */
  onClose: () => void;
};

/** Gap between the list and the field, and between the list and the edge of the window, in px. */
const gap = 6;

/** Suggests people for a partial name. Arrow keys choose a person, Enter or Tab inserts the person's slug. */
export function MentionList({ field, people, onChoose, onClose }: MentionListProps) {
  const t = useMessages('feed');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState({ people, index: 0 });
  const index = chosen.people === people ? chosen.index : 0;
  const count = people?.length ?? 0;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    const person = people?.[index];
    if (!person || isComposing || ctrlKey || metaKey || altKey || shiftKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) setChosen({ people, index: (index + step + count) % count });
    else if (key === 'Enter' || key === 'Tab') onChoose(addressOf(person));
    else if (key === 'Escape') onClose();
    else return;
    // Prevents the field, or a dialog around it, from handling the key as well.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    field.addEventListener('keydown', listener);
    return () => field.removeEventListener('keydown', listener);
  }, [field]);

  const isShown = count > 0;
  const activeId = isShown ? `${listId}-${index}` : null;
  // Another component renders the field, so this effect adds the attributes of a combobox.
  useEffect(() => {
    if (activeId === null) return;
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [field, listId, activeId]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // Shows the list in the top layer, because the card around the list would clip the list.
    if (isShown) element.showPopover?.();
    const place = () => {
      const { left, bottom, width } = field.getBoundingClientRect();
      const { height, offsetTop } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
      const lowest = height + offsetTop - element.offsetHeight - gap;
      element.style.left = `${left + window.scrollX}px`;
      element.style.top = `${Math.max(0, Math.min(bottom + gap, lowest)) + window.scrollY}px`;
      element.style.maxWidth = `${width}px`;
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  });

  return (
    <>
      {/* Always mounted, because screen readers announce only changes of an existing status element. */}
      <div role="status">
        <VisuallyHidden>{people && t.peopleSuggested({ count })}</VisuallyHidden>
      </div>
      {isShown && (
        <div
          ref={list}
          id={listId}
          className={styles.list}
          role="listbox"
          aria-label={t.peopleLabel}
          popover="manual"
          // Prevents a press from moving the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {people?.map(({ id, slug, name, role, avatar }, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field receives the keys.
            <div
              key={id}
              id={`${listId}-${at}`}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={at === index}
              onClick={() => onChoose(addressOf({ id, slug }))}
            >
              <Avatar name={name} src={avatar} size="small" />
              <span className={styles.text}>
                <Text as="div" weight="medium" isTruncated>
                  <bdi>{name}</bdi>
                </Text>
                <Text as="div" size="small" tone="muted" isTruncated>
                  <bdi>{[`@${addressOf({ id, slug })}`, ...(role ? [role] : [])].join(' · ')}</bdi>
                </Text>
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
