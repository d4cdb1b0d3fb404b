import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import * as windsockStyles from '../brand/windsock.css';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './Tabs.css';

export const tabLooks = ['windsock', 'segmented'] as const;

export type TabsProps<Value extends string = string> = {
  /** The tab whose content is shown. */
  value: Value;
  /** A tab was chosen, by pointer or arrow key. */
  onChange: (value: Value) => void;
  /** Name of the list of tabs. */
  label: string;
  /** The values become part of ids: no spaces. */
  tabs: readonly {
    value: Value;
    label: string;
    /** How much waits there: what it shows, and what it says to a screen reader. */
    badge?: { text: string; label: string };
    content: ReactNode;
  }[];
  /** windsock: parts of a page. segmented: two or three equals, such as Login and Register. */
  look?: 'windsock' | 'segmented';
  /** For tabs that may not fit: spaces them and shows the chosen one (`arrangeTabs`), again for another one; gives back what ends it. */
  arrange?: (list: HTMLElement) => () => void;
};

/** Several contents in one place, one at a time. Our own keys: the primitives library costs nine times as much (Decisions/Tabs). */
export function Tabs<Value extends string>({
  value,
  onChange,
  label,
  tabs,
  look = 'windsock',
  arrange,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const hasTakenFocus = useRef(false);

  /** A panel may go with the focus in it: a button of its content that shows another tab. */
  const panel = useCallback(
    (element: HTMLElement | null) => () => {
      hasTakenFocus.current = element?.contains(document.activeElement) ?? false;
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another tab to show.
  useLayoutEffect(() => (list.current ? arrange?.(list.current) : undefined), [arrange, value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another tab to show.
  useEffect(() => {
    if (hasTakenFocus.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    hasTakenFocus.current = false;
  }, [value]);

  /** The arrow keys go around, Home and End to the ends; what they reach is chosen (APG, tabs with automatic activation). */
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(`${id}-${tab.value}`)?.focus();
    onChange(tab.value);
  };

  return (
    <div>
      {/* One stop for Tab: the chosen one. */}
      <div ref={list} className={styles.lists[look]} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              id={`${id}-${tab.value}`}
              className={styles.triggers[look]}
              role="tab"
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => isChosen || onChange(tab.value)}
            >
              {tab.label}
              {tab.badge && (
                <>
                  <span className={styles.badge} aria-hidden>
                    {tab.badge.text}
                  </span>
                  <VisuallyHidden>{tab.badge.label}</VisuallyHidden>
                </>
              )}
              {look === 'windsock' && <span className={`${windsockStyles.windsock} ${styles.underline}`} />}
            </button>
          );
        })}
      </div>
      <div
        key={value}
        ref={panel}
        id={`${id}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else that takes the focus.
        tabIndex={0}
      >
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  );
}
