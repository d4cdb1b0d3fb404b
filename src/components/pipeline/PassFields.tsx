import { useMessages } from '@messages';
import { Check } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { type PassForm, passReasons, pipelineLimits } from '@/data/schema/shapes/pipeline';
import { isBlankText } from '@/data/schema/text/blank';
import { textMaximum } from '@/data/schema/text/limits';
import { Icon } from '../brand/Icon';
import { Button } from '../controls/Button';
import * as chipGroupStyles from '../controls/ChipGroup.css';
import { Sentences } from '../controls/Sentences';
import { Switch } from '../controls/Switch';
import { TextArea } from '../controls/TextArea';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import type { BoardActions } from './boardView';

export type PassFieldsProps = Pick<BoardActions, 'onPassChange' | 'onPassSubmit' | 'onPassClose'> & {
  /** The name of the startup or person. */
  name: string;
  /** What the user has chosen and typed. */
  form: PassForm;
  /** Whether the user can write to the other side. */
  canTell: boolean;
};

/**
 * The form for passing: a reason, private words, and a polite message if the user wants to send one. A
 * ready-made sentence fills the message and turns it on, so that a polite pass takes few presses.
 */
export function PassFields({
  name,
  form,
  canTell,
  onPassChange,
  onPassSubmit,
  onPassClose,
}: PassFieldsProps) {
  const t = useMessages('pipeline').pass;
  const common = useMessages('common');
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { reason, words, told } = form;
  const sentences = Object.values(t.sentences);
  const canSubmit =
    words.length <= pipelineLimits.words &&
    (told === null || (!isBlankText(told) && told.length <= textMaximum.message));
  return (
    <Stack gap={20}>
      <fieldset className={chipGroupStyles.group}>
        <legend className={chipGroupStyles.legend}>{t.reason}</legend>
        <div className={chipGroupStyles.chips}>
          {passReasons.map((each, at) => (
            <label key={each} className={chipGroupStyles.option}>
              <input
                ref={at === 0 ? first : undefined}
                className={chipGroupStyles.input}
                type="radio"
                name={`${id}-reason`}
                value={each}
                checked={each === reason}
                onChange={() => onPassChange({ ...form, reason: each })}
              />
              <span className={chipGroupStyles.chip}>
                <Icon of={Check} size={16} className={chipGroupStyles.tick} />
                {t.reasons[each]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={t.words}
        name="words"
        hint={t.private}
        value={words}
        onChange={(next) => onPassChange({ ...form, words: next })}
        maximum={pipelineLimits.words}
        rows={2}
        canGrow
      />
      {canTell && (
        <Stack gap={12}>
          <Switch
            label={t.tell({ name })}
            hint={t.tellHint}
            isChecked={told !== null}
            onChange={(isTelling) => onPassChange({ ...form, told: isTelling ? '' : null })}
          />
          {told !== null && (
            <TextArea
              label={t.told({ name })}
              name="told"
              value={told}
              onChange={(next) => onPassChange({ ...form, told: next })}
              onSubmit={() => canSubmit && onPassSubmit()}
              maximum={textMaximum.message}
              rows={3}
              canGrow
            />
          )}
          <Sentences
            label={t.begin}
            sentences={sentences}
            value={told ?? ''}
            onChange={(next) => onPassChange({ ...form, told: next })}
          />
        </Stack>
      )}
      <Inline gap={8} canWrap>
        <Button isDisabled={!canSubmit} onClick={onPassSubmit}>
          {told === null ? t.submit : t.submitTold}
        </Button>
        <Button variant="quiet" onClick={onPassClose}>
          {common.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
