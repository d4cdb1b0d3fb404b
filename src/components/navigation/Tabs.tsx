import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
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
  /** Called when the user chooses a tab, by pointer or arrow key. */
  onChange: (value: Value) => void;
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs. Their values become part of ids, so they must not contain spaces. */
  tabs: readonly {
    value: Value;
    label: string;
    /** The number of waiting items. `text` is visible; `label` is for screen readers. */
    badge?: { text: string; label: string };
    content: ReactNode;
  }[];
  /** windsock: striped underline, for sections of a page. segmented: for two or three equal choices. */
  look?: 'windsock' | 'segmented';
  /** Arranges tabs that may not fit, and returns a cleanup function; see `arrangeTabs`. */
  arrange?: (list: HTMLElement) => () => void;
};

/** Tabs with one visible panel. A library would be nine times as large (Decisions/Tabs in Storybook). */
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
  // The chosen tab is marked first. The section of a page follows in a later frame, because it may be large.
  const later = useDeferredValue(value);
  const shown = look === 'windsock' ? later : value;

  /** Records whether the focus is inside the panel when the panel unmounts. */
  const panel = useCallback(
    (element: HTMLElement | null) => () => {
      hasTakenFocus.current = element?.contains(document.activeElement) ?? false;
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is shown.
  useLayoutEffect(() => (list.current ? arrange?.(list.current) : undefined), [arrange, value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is shown.
  useEffect(() => {
    if (hasTakenFocus.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    hasTakenFocus.current = false;
  }, [shown]);

  /** Chooses a tab by key (ARIA Authoring Practices): arrow keys wrap around, Home and End go to the ends. */
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
      {/* Only the chosen tab is in the Tab order. */}
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
        key={shown}
        ref={panel}
        id={`${id}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain no focusable element.
        tabIndex={0}
      >
        {tabs.find((tab) => tab.value === shown)?.content}
      </div>
    </div>
  );
}
