import { Check } from 'lucide';
import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './Menu.css';

export type MenuProps = {
  /** A Button or IconButton: what opens it. */
  trigger: ReactElement;
  /** Name of the menu for a screen reader. */
  label: string;
  /** MenuItem, MenuRadioGroup, MenuSeparator, MenuHeader. */
  children: ReactNode;
  /** Controlled. Without it the menu opens and closes by itself. */
  isOpen?: boolean;
  /** The trigger was pressed, an action chosen, or Escape: it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
};

/** Actions behind a button. Import it lazily: it weighs 24 KB. */
export function Menu({ trigger, label, children, isOpen, onOpenChange }: MenuProps) {
  // Fetched by the press that opens it, the menu hasn't heard whether that was a key: then the first item has the focus.
  const [isByKey, setByKey] = useState(
    () => isOpen === true && document.activeElement?.matches(':focus-visible') === true,
  );
  const toFirst = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget) return;
    setByKey(false);
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  };
  return (
    // Not modal: the page stays as it is, scrollbar and all.
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onFocus={isByKey ? toFirst : undefined}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export type MenuItemProps = {
  /** What it does, or where it leads. */
  children: ReactNode;
  /** Before the words. */
  icon?: IconNode;
  /** danger: it takes something away. */
  tone?: 'plain' | 'danger';
  /** Seen and skipped: it can't be done now. */
  isDisabled?: boolean;
  /** Chosen, by pointer, Enter or Space; the menu closes. */
  onSelect?: () => void;
  /** Makes it a link. */
  href?: string;
};

/** One action or address of a menu. */
export function MenuItem({ children, icon, tone = 'plain', isDisabled, onSelect, href }: MenuItemProps) {
  const className = tone === 'danger' ? `${styles.item} ${styles.danger}` : styles.item;
  const content = (
    <>
      {icon && <Icon of={icon} size={18} />}
      {children}
    </>
  );
  if (href === undefined) {
    return (
      <DropdownMenu.Item className={className} disabled={isDisabled} onSelect={onSelect}>
        {content}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item asChild disabled={isDisabled} onSelect={onSelect}>
      <a className={className} href={href}>
        {content}
      </a>
    </DropdownMenu.Item>
  );
}

export type MenuRadioGroupProps<Value extends string = string> = {
  /** What is chosen between, above the options. */
  label: string;
  /** The one that is chosen: it has the tick. */
  value: Value;
  /** All there are, in their order; `lang` of one that isn't in the language of the page. */
  options: readonly { value: Value; label: string; lang?: string }[];
  /** Another one was chosen; the menu closes. */
  onChange: (value: Value) => void;
};

/** One choice of a few within a menu. */
export function MenuRadioGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
}: MenuRadioGroupProps<Value>) {
  const id = useId();
  return (
    <DropdownMenu.RadioGroup
      aria-labelledby={id}
      value={value}
      onValueChange={(chosen) => onChange(chosen as Value)}
    >
      <DropdownMenu.Label className={styles.groupLabel} id={id}>
        {label}
      </DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} className={styles.item} value={option.value}>
          <span className={styles.tick}>
            <DropdownMenu.ItemIndicator asChild>
              <Icon of={Check} size={18} />
            </DropdownMenu.ItemIndicator>
          </span>
          <span className={styles.label} lang={option.lang}>
            {option.label}
          </span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** A hairline between groups of a menu. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}

export type MenuHeaderProps = {
  /** Nothing that acts: only items can be reached in a menu. */
  children: ReactNode;
};

/** Whose or what menu it is, above its items. */
export function MenuHeader({ children }: MenuHeaderProps) {
  return <DropdownMenu.Label className={styles.header}>{children}</DropdownMenu.Label>;
}
