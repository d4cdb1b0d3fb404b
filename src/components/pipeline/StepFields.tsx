import { useMessages } from '@messages';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { type CardStep, pipelineLimits } from '@/data/schema/shapes/pipeline';
import { tidyText } from '@/data/schema/text/blank';
import { Checkbox } from '../controls/Checkbox';
import { TextField } from '../controls/TextField';
import * as styles from './StepFields.css';

export type StepFieldsProps = {
  /** The stored step of the card. */
  step: CardStep | undefined;
  /** The current time, in ms since the epoch: when a step is marked as done. */
  now: number;
  /** Whether the field of the day takes the focus. */
  isDueFocused?: boolean;
  /** Called when the user leaves a field, presses Enter or closes the card. An empty text removes the step. */
  onChange: (step: CardStep) => void;
};

/** The fields of a card's next step. They save automatically. */
export function StepFields({ step, now, isDueFocused = false, onChange }: StepFieldsProps) {
  const t = useMessages('pipeline').panel;
  const [text, setText] = useState(step?.text ?? '');
  const [due, setDue] = useState(step?.due ?? '');
  const [stored, setStored] = useState(step);
  const [dueField, setDueField] = useState<HTMLInputElement | null>(null);
  // Another tab changed the step.
  if (stored !== step) {
    setStored(step);
    if (step?.text !== stored?.text) setText(step?.text ?? '');
    if (step?.due !== stored?.due) setDue(step?.due ?? '');
  }

  const save = (more: Partial<CardStep> = {}) => {
    const typed = { text: tidyText(text), due: due || undefined };
    // Another text or day is a new step, also in the fields of a done one.
    const isNew = typed.text !== step?.text || typed.due !== step.due;
    const next = { ...typed, doneAt: isNew ? undefined : step.doneAt, ...more };
    const isSame = next.text === (step?.text ?? '') && next.due === step?.due && next.doneAt === step?.doneAt;
    const isTooLong = next.text.length > pipelineLimits.step;
    // A day without a text isn't a step yet.
    if (!isSame && !isTooLong && (next.text || step?.text)) onChange(next);
  };
  const saveLast = useEffectEvent(() => save());
  useEffect(() => () => saveLast(), []);
  useEffect(() => {
    if (isDueFocused) dueField?.focus();
  }, [isDueFocused, dueField]);

  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the Enter key of the fields inside.
    <div className={styles.fields} onKeyDown={saveOnEnter}>
      <TextField
        label={t.step}
        name="step"
        value={text}
        onChange={setText}
        onBlur={() => save()}
        placeholder={t.stepExample}
        maximum={pipelineLimits.step}
        autoComplete="off"
      />
      <div className={styles.line}>
        <TextField
          ref={setDueField}
          label={t.due}
          name="due"
          type="date"
          value={due}
          onChange={setDue}
          onBlur={() => save()}
        />
        {step?.text && (
          <Checkbox
            label={t.done}
            name="done"
            isChecked={step.doneAt !== undefined}
            onChange={(isDone) => save({ doneAt: isDone ? now : undefined })}
          />
        )}
      </div>
    </div>
  );
}
