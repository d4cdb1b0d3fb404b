import { Check } from 'lucide';
import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import { Keys } from '../typography/Keys';
import * as styles from './Menu.css';

export type MenuProps = {
  /** The Button or IconButton that opens the menu. */
  trigger: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  /** The content: MenuItem, MenuRadioGroup, MenuSeparator and MenuHeader elements. */
  children: ReactNode;
  /** Whether the menu is open. If omitted, the menu is uncontrolled. */
  isOpen?: boolean;
  /** Called when the user opens or closes the menu. */
  onOpenChange?: (isOpen: boolean) => void;
};

/** A menu of actions that a button opens. Import it lazily, because it weighs 24 KB. */
export function Menu({ trigger, label, children, isOpen, onOpenChange }: MenuProps) {
  // Radix focuses the first item if a key opened the menu. If the same press also loaded this module, Radix
  // didn't see the key, so this component focuses the item.
  const [isByKey, setByKey] = useState(
    () => isOpen === true && document.activeElement?.matches(':focus-visible') === true,
  );
  const toFirst = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget) return;
    setByKey(false);
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  };
  return (
    // A modal menu would hide the page's scrollbar.
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
          onCloseAutoFocus={(event) => {
            // An action that moved the focus out of the menu keeps it.
            if (!document.activeElement?.matches('body')) event.preventDefault();
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export type MenuItemProps = {
  /** The label: the name of the action, or of the page that the item links to. */
  children: ReactNode;
  /** Icon before the label. */
  icon?: IconNode;
  /** danger: the action deletes something. */
  tone?: 'plain' | 'danger';
  /** Whether the item is disabled: visible, but not selectable. */
  isDisabled?: boolean;
  /** The keys that do the same, pressed together. */
  keys?: readonly string[];
  /** Called when the user chooses the item; the menu closes. */
  onSelect?: () => void;
  /** Makes the item a link to this URL. */
  href?: string;
};

/** An action or link in a menu. */
export function MenuItem({
  children,
  icon,
  tone = 'plain',
  isDisabled,
  keys,
  onSelect,
  href,
}: MenuItemProps) {
  const className = tone === 'danger' ? `${styles.item} ${styles.danger}` : styles.item;
  const content = (
    <>
      {icon && <Icon of={icon} size={18} />}
      {children}
      {keys && (
        <span className={styles.keys}>
          <Keys keys={keys} isHint />
        </span>
      )}
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
  /** Label of the group, above the options. */
  label: string;
  /** The chosen option, which has the tick. */
  value: Value;
  /** The options in display order. `lang` is the label's language if it differs from the page's language. */
  options: readonly { value: Value; label: string; lang?: string }[];
  /** Called when the user chooses another option; the menu closes. */
  onChange: (value: Value) => void;
};

/** A choice between a few options in a menu. */
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
  /** Text without controls, because the keyboard reaches only the items of a menu. */
  children: ReactNode;
};

/** The title of a menu, above its items. */
export function MenuHeader({ children }: MenuHeaderProps) {
  return <DropdownMenu.Label className={styles.header}>{children}</DropdownMenu.Label>;
}
