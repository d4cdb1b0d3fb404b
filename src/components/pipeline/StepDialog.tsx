import { useMessages } from '@messages';
import { useState } from 'react';
import { type CardStep, pipelineLimits } from '@/data/schema/shapes/pipeline';
import { tidyText } from '@/data/schema/text/blank';
import { Button } from '../controls/Button';
import { TextField } from '../controls/TextField';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlays/Dialog';

export type StepDialogProps = {
  /** How many cards get the next step. */
  count: number;
  /** Called with the step. The caller then closes the dialog. */
  onSet: (step: CardStep) => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
};

/** Asks for a next step that several cards get. */
export function StepDialog({ count, onSet, onClose }: StepDialogProps) {
  const t = useMessages('pipeline');
  const common = useMessages('common');
  const [text, setText] = useState('');
  const [due, setDue] = useState('');
  const step = { text: tidyText(text), due: due || undefined };
  const canSet = step.text !== '' && step.text.length <= pipelineLimits.step;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.chosen.stepTitle({ count })}
      closeLabel={common.close}
      footer={
        <Button isDisabled={!canSet} onClick={() => onSet(step)}>
          {t.chosen.set}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canSet) onSet(step);
        }}
      >
        <Stack gap={12}>
          <TextField
            label={t.panel.step}
            name="step"
            value={text}
            onChange={setText}
            placeholder={t.panel.stepExample}
            maximum={pipelineLimits.step}
            autoComplete="off"
          />
          <TextField label={t.panel.due} name="due" type="date" value={due} onChange={setDue} />
          {/* Enter submits a form of several fields only if it has a submit button. */}
          <button type="submit" hidden />
        </Stack>
      </form>
    </Dialog>
  );
}
