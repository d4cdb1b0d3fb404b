import { useMessages } from '@messages';
import { useState } from 'react';
import { pipelineLimits } from '@/data/schema/shapes/pipeline';
import { tidyText } from '@/data/schema/text/blank';
import { Button } from '../controls/Button';
import { Chip } from '../controls/Chip';
import { TextField } from '../controls/TextField';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';

export type TagDialogProps = {
  /** How many cards get the tag. */
  count: number;
  /** The tags of the board. */
  known: readonly string[];
  /** Called with the tag. The caller then closes the dialog. */
  onChoose: (tag: string) => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
};

/** Asks for a tag that several cards get. */
export function TagDialog({ count, known, onChoose, onClose }: TagDialogProps) {
  const t = useMessages('pipeline');
  const common = useMessages('common');
  const [typed, setTyped] = useState('');
  const tag = tidyText(typed);
  const canAdd = tag !== '' && tag.length <= pipelineLimits.tag;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.chosen.tagTitle({ count })}
      closeLabel={common.close}
      footer={
        <Button isDisabled={!canAdd} onClick={() => onChoose(tag)}>
          {t.panel.add}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canAdd) onChoose(tag);
        }}
      >
        <Stack gap={12}>
          <TextField
            label={t.panel.addTag}
            name="tag"
            value={typed}
            onChange={setTyped}
            maximum={pipelineLimits.tag}
            autoComplete="off"
          />
          {known.length > 0 && (
            <>
              <Text size="small" tone="muted">
                {t.panel.suggestedTags}
              </Text>
              <Inline gap={8} canWrap>
                {known.map((each) => (
                  <Chip key={each} isPressed={false} onClick={() => onChoose(each)}>
                    {each}
                  </Chip>
                ))}
              </Inline>
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
