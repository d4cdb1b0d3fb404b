import { useMessages } from '@messages';
import { useCount } from '@messages/count';
import { countedFrom } from '@/data/schema/text/limits';
import * as fieldStyles from './Field.css';
import { FieldError } from './FieldError';
import type { Refusal } from './textCapacity';

export type Length = {
  /** Characters in the field. */
  length: number;
  /** Maximum number of characters. */
  maximum: number;
  /** Why the field refused the last pasted or dropped text. */
  refusal?: Refusal | null;
};

export type LengthNoteProps = Length & {
  /** Id of the note. {@link describing} returns the ids for `aria-describedby`. */
  id: string;
};

const isCounted = ({ length, maximum }: Length) => length > maximum * countedFrom;
export const isTooLong = ({ length, maximum }: Length): boolean => length > maximum;

/** Returns the ids for the control's `aria-describedby`; none while the note is hidden. */
export const describing = ({ id, ...size }: LengthNoteProps): string[] => [
  ...(isTooLong(size) || size.refusal ? [`${id}-over`] : []),
  ...(isCounted(size) ? [id] : []),
];

/** Shows the number of characters below a nearly full field. Over the limit, shows and announces an error. */
export function LengthNote({ id, length, maximum, refusal = null }: LengthNoteProps) {
  const t = useMessages('common');
  const count = useCount();
  const size = { length, maximum };
  return (
    <>
      {isCounted(size) && (
        <p className={fieldStyles.hint} id={id}>
          {t.characters({ count: count(length), most: count(maximum) })}
        </p>
      )}
      {/* This live region is mounted while empty: one that mounts with its text isn't announced. */}
      <div aria-live="polite">
        {(refusal || isTooLong(size)) && (
          <FieldError id={`${id}-over`}>
            {refusal === 'dense'
              ? t.refusedDense
              : (refusal ? t.refused : t.tooLong)({ most: count(maximum) })}
          </FieldError>
        )}
      </div>
    </>
  );
}
