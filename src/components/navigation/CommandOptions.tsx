import { useMessages } from '@messages';
import {
  CircleUserRound,
  Columns3,
  Compass,
  House,
  Keyboard,
  ListTodo,
  LogOut,
  MessageCircle,
  Plus,
  SquarePen,
  Star,
  SunMoon,
  Undo2,
} from 'lucide';
import type { Command, CommandId } from '@/data/schema/shapes/command';
import { Icon, type IconNode } from '../brand/Icon';
import { Keys } from '../typography/Keys';
import * as styles from './CommandOptions.css';
import * as siteSearchResultsStyles from './SiteSearchResults.css';

const icons: Record<CommandId, IconNode> = {
  home: House,
  discover: Compass,
  starred: Star,
  today: ListTodo,
  board: Columns3,
  messages: MessageCircle,
  account: CircleUserRound,
  listStartup: Plus,
  newMessage: SquarePen,
  undo: Undo2,
  theme: SunMoon,
  shortcuts: Keyboard,
  signOut: LogOut,
};

export type CommandOptionsProps = {
  /** The commands in display order; at least one. */
  commands: readonly Command[];
  /** Index of the highlighted option of the list, from 0. The commands are its first options. */
  active: number | null;
  /** Id of the list; its options are `{listId}-0`, `{listId}-1` and so on. */
  listId: string;
  /** Called with a command when the user clicks it. */
  onCommand: (command: Command) => void;
};

/** The commands in the list of the top bar's search, with their keys: a group of options. */
export function CommandOptions({ commands, active, listId, onCommand }: CommandOptionsProps) {
  const t = useMessages('commands');
  const labelId = `${listId}-commands`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and these are options.
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={siteSearchResultsStyles.groupLabel} role="presentation">
        {t.title}
      </div>
      {commands.map((command, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys of the list.
        <div
          key={command.id}
          id={`${listId}-${index}`}
          className={styles.option}
          role="option"
          aria-selected={active === index}
          aria-keyshortcuts={command.keys?.join('+').replace('⌘', 'Meta').replace('Ctrl', 'Control')}
          tabIndex={-1}
          onClick={() => onCommand(command)}
        >
          <span className={styles.icon}>
            <Icon of={icons[command.id]} size={20} />
          </span>
          <span className={styles.texts}>
            <span className={styles.label}>{command.label}</span>
            {command.detail && <span className={siteSearchResultsStyles.detail}>{command.detail}</span>}
          </span>
          {command.keys && <Keys keys={command.keys} isHint />}
        </div>
      ))}
    </div>
  );
}
