import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { windsock } from '../brand/windsock.css';
import * as styles from './Tabs.css';

export const tabLooks = ['windsock', 'segmented'] as const;

export type TabsProps<Value extends string = string> = {
  value: Value;
  onChange: (value: Value) => void;
  /** Name of the list of tabs. */
  label: string;
  /** The values become part of ids: no spaces. */
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  /** windsock: parts of a page. segmented: two or three equals, such as Login and Register. */
  look?: 'windsock' | 'segmented';
};

/** Several contents in one place, one at a time. */
export function Tabs<Value extends string>({
  value,
  onChange,
  label,
  tabs,
  look = 'windsock',
}: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      <Radix.List className={styles.lists[look]} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} className={styles.triggers[look]} value={tab.value}>
            {tab.label}
            {look === 'windsock' && <span className={`${windsock} ${styles.underline}`} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} className={styles.panel} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
