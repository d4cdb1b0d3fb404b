import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import {
  type BoardName,
  pipelineLimits,
  type Stage,
  type StageKind,
  stageIds,
  stageKinds,
} from '@/data/schema/shapes/pipeline';
import { tidyText } from '@/data/schema/text/blank';
import { Button } from '../controls/Button';
import { FieldError } from '../controls/FieldError';
import { IconButton } from '../controls/IconButton';
import { Select } from '../controls/Select';
import { TextField } from '../controls/TextField';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';
import * as styles from './StagesDialog.css';
import { useWorkText } from './useWorkText';

export type StagesDialogProps = {
  /** The board whose stages these are. */
  board: BoardName;
  /** The stages of the board, in order. */
  stages: readonly Stage[];
  /** The current time, in ms since the epoch. It makes the ids of new stages unique. */
  now: number;
  /** Called with the new stages. The caller then closes the dialog. */
  onSave: (stages: readonly Stage[]) => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
};

/** A stage with the text in its field. */
type Draft = { id: string; name: string; kind: StageKind };

const hasDefaultName = (id: string) => (stageIds as readonly string[]).includes(id);

/** Edits the stages of a board: names, kinds and order. */
export function StagesDialog({ board, stages, now, onSave, onClose }: StagesDialogProps) {
  const t = useMessages('pipeline').stages;
  const { boards } = useMessages('pipeline');
  const common = useMessages('common');
  const formats = useFormats();
  const { stageName } = useWorkText();
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    stages.map((stage) => ({ id: stage.id, name: stageName(stage), kind: stage.kind })),
  );
  const [isChecked, setChecked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  /** The stage and the control that take the focus after the next render. */
  const [focused, setFocused] = useState<{ id: string; control: string } | null>(null);
  useEffect(() => {
    if (!focused) return;
    const row = list.current?.querySelector(`[data-stage="${CSS.escape(focused.id)}"]`);
    const control = row?.querySelector<HTMLButtonElement>(`[data-control="${focused.control}"] > *`);
    // At an end of the list, the pressed button is disabled.
    const enabled = control?.disabled ? row?.querySelector<HTMLElement>('button:enabled') : control;
    (enabled ?? row?.querySelector<HTMLElement>('input'))?.focus();
  }, [focused]);

  const change = (id: string, more: Partial<Draft>) =>
    setDrafts(drafts.map((draft) => (draft.id === id ? { ...draft, ...more } : draft)));
  const swap = (at: number, by: 1 | -1) => {
    const next = [...drafts];
    const [moved] = next.splice(at, 1);
    if (!moved) return;
    next.splice(at + by, 0, moved);
    setDrafts(next);
    setFocused({ id: moved.id, control: by < 0 ? 'up' : 'down' });
  };
  const add = () => {
    const idOf = (count: number) => `own-${now.toString(36)}-${count}`;
    let count = 1;
    while ([...drafts, ...stages].some((stage) => stage.id === idOf(count))) count++;
    const id = idOf(count);
    setDrafts([...drafts, { id, name: '', kind: 'open' }]);
    setFocused({ id, control: 'name' });
  };
  const remove = (at: number) => {
    const next = drafts.filter((_, index) => index !== at);
    setDrafts(next);
    const neighbour = next[Math.min(at, next.length - 1)];
    if (neighbour) setFocused({ id: neighbour.id, control: 'remove' });
  };

  const isMissing = ({ id, name }: Draft) => tidyText(name) === '' && !hasDefaultName(id);
  const isTooLong = ({ name }: Draft) => tidyText(name).length > pipelineLimits.stageName;
  const hasOpen = drafts.some(({ kind }) => kind === 'open');
  const save = () => {
    setChecked(true);
    if (!hasOpen || drafts.some((draft) => isMissing(draft) || isTooLong(draft))) return;
    onSave(
      drafts.map(({ id, name, kind }) => {
        const text = tidyText(name);
        // A translated name isn't stored, so that it changes with the language.
        const isDefault = hasDefaultName(id) && (text === '' || text === stageName({ id }));
        return isDefault ? { id, kind } : { id, name: text, kind };
      }),
    );
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.title({ board: boards[board] })}
      closeLabel={common.close}
      footer={<Button onClick={save}>{t.save}</Button>}
    >
      <Stack gap={16}>
        <ul className={styles.stages} ref={list}>
          {drafts.map((draft, index) => {
            const { id, name, kind } = draft;
            const at = formats.count(index + 1);
            const label = tidyText(name) || (hasDefaultName(id) ? stageName({ id }) : t.unnamed);
            return (
              <li key={id} className={styles.stage} data-stage={id}>
                <TextField
                  label={t.name({ at })}
                  isLabelHidden
                  name={`name-${id}`}
                  value={name}
                  onChange={(next) => change(id, { name: next })}
                  maximum={pipelineLimits.stageName}
                  error={isChecked && isMissing(draft) ? t.noName : undefined}
                  autoComplete="off"
                />
                <Select
                  label={t.kind({ at })}
                  isLabelHidden
                  value={kind}
                  options={stageKinds.map((each) => ({ value: each, label: t.kinds[each] }))}
                  onChange={(next) => change(id, { kind: next })}
                />
                <div className={styles.buttons}>
                  <span data-control="up">
                    <IconButton
                      icon={ArrowUp}
                      label={t.up({ column: label })}
                      isDisabled={index === 0}
                      onClick={() => swap(index, -1)}
                    />
                  </span>
                  <span data-control="down">
                    <IconButton
                      icon={ArrowDown}
                      label={t.down({ column: label })}
                      isDisabled={index === drafts.length - 1}
                      onClick={() => swap(index, 1)}
                    />
                  </span>
                  <span data-control="remove">
                    <IconButton
                      icon={Trash2}
                      label={t.remove({ column: label })}
                      isDisabled={drafts.length === 1}
                      onClick={() => remove(index)}
                    />
                  </span>
                </div>
              </li>
            );
          })}
        </ul>
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={Plus}
            isDisabled={drafts.length >= pipelineLimits.stages}
            onClick={add}
          >
            {t.add}
          </Button>
        </div>
        <div role="status">
          {drafts.length >= pipelineLimits.stages && (
            <Text size="small" tone="muted">
              {t.most({ count: formats.count(pipelineLimits.stages) })}
            </Text>
          )}
        </div>
        <Text size="small" tone="muted">
          {t.note}
        </Text>
        {isChecked && !hasOpen && (
          <div role="alert">
            <FieldError id="stages-open">{t.noOpen}</FieldError>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
