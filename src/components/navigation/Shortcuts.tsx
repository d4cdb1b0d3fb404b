import { useMessages } from '@messages';
import { Fragment } from 'react';
import { modKey } from '../layout/modKey';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Dialog } from '../overlays/Dialog';
import { type KeyLabel, Keys } from '../typography/Keys';
import { Text } from '../typography/Text';
import * as styles from './Shortcuts.css';

export type ShortcutsProps = {
  /** The key that shortcuts use; by default that of the device. */
  mod?: '⌘' | 'Ctrl';
  /** Called when the user presses the close button, Escape or the backdrop. */
  onClose: () => void;
};

type Row = {
  id: string;
  does: string;
  /** The keys, any of which has this effect; each may be several keys pressed together. */
  keys: readonly (readonly (string | KeyLabel)[])[];
};

/** The dialog with all keys of the app, which `?` opens. */
export function Shortcuts({ mod = modKey(), onClose }: ShortcutsProps) {
  const t = useMessages('commands');
  const common = useMessages('common');
  const { everywhere, board, today } = t.shortcuts;
  const up = [{ label: '↑', name: t.keys.up }];
  const down = [{ label: '↓', name: t.keys.down }];
  const left = [{ label: '←', name: t.keys.left }];
  const right = [{ label: '→', name: t.keys.right }];
  const enter = [t.keys.enter];

  const groups: readonly { id: string; title: string; rows: readonly Row[] }[] = [
    {
      id: 'everywhere',
      title: everywhere.title,
      rows: [
        { id: 'commands', does: everywhere.commands, keys: [[mod, 'K']] },
        { id: 'undo', does: everywhere.undo, keys: [[mod, 'Z']] },
        { id: 'shortcuts', does: everywhere.shortcuts, keys: [['?']] },
      ],
    },
    {
      id: 'board',
      title: board.title,
      rows: [
        { id: 'walk', does: board.walk, keys: [up, down, left, right] },
        { id: 'open', does: board.open, keys: [enter] },
        { id: 'lift', does: board.lift, keys: [[t.keys.space]] },
        { id: 'carry', does: board.carry, keys: [left, right] },
        { id: 'back', does: board.back, keys: [[t.keys.escape]] },
        { id: 'menu', does: board.menu, keys: [['M']] },
        { id: 'note', does: board.note, keys: [['N']] },
        { id: 'due', does: board.due, keys: [['D']] },
        { id: 'tags', does: board.tags, keys: [['T']] },
        { id: 'pass', does: board.pass, keys: [['P']] },
      ],
    },
    {
      id: 'today',
      title: today.title,
      rows: [
        { id: 'walk', does: today.walk, keys: [up, down] },
        { id: 'act', does: today.act, keys: [enter] },
        { id: 'later', does: today.later, keys: [['L']] },
      ],
    },
  ];

  return (
    <Dialog isOpen onClose={onClose} title={t.shortcuts.title} closeLabel={common.close}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{t.shortcuts.title}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t.shortcuts.action}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{t.shortcuts.keys}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {groups.map(({ id, title, rows }) => (
          <tbody key={id}>
            <tr>
              <th className={styles.group} colSpan={2} scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.id}>
                <th className={styles.action} scope="row">
                  {row.does}
                </th>
                <td className={styles.keys}>
                  <span className={styles.choices}>
                    {row.keys.map((keys, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the keys of a row never move.
                      <Fragment key={index}>
                        {index > 0 && <VisuallyHidden>{` ${t.shortcuts.or} `}</VisuallyHidden>}
                        <Keys keys={keys} />
                      </Fragment>
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className={styles.note}>
        <Text size="small" tone="muted">
          {t.shortcuts.note}
        </Text>
      </div>
    </Dialog>
  );
}
