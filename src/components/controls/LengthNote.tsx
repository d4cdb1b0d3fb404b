import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { countedFrom } from '@/data/schema/constants';
import * as fieldStyles from './Field.css';
import { FieldError } from './FieldError';
import type { Refusal } from './room';

export type Length = {
  /** Characters that are typed. */
  length: number;
  /** Most that may be. */
  maximum: number;
  /** Why more was kept out just now. */
  refusal?: Refusal | null;
};

export type LengthNoteProps = Length & {
  /** Of what it says; its parts are told by {@link describing}. */
  id: string;
};

const isCounted = ({ length, maximum }: Length) => length > maximum * countedFrom;
export const isTooLong = ({ length, maximum }: Length): boolean => length > maximum;

/** Ids of what describes the control; nothing while there is room. */
export const describing = ({ id, ...size }: LengthNoteProps): string[] => [
  ...(isTooLong(size) || size.refusal ? [`${id}-over`] : []),
  ...(isCounted(size) ? [id] : []),
];

/** Below a field that is nearly full how much is typed; beyond its limit what to do, said aloud once. */
export function LengthNote({ id, length, maximum, refusal = null }: LengthNoteProps) {
  const t = useMessages('common');
  const { count } = useFormats();
  const size = { length, maximum };
  return (
    <>
      {isCounted(size) && (
        <p className={fieldStyles.hint} id={id}>
          {t.characters({ count: count(length), most: count(maximum) })}
        </p>
      )}
      {/* Always there, or it would not be announced when it is filled. */}
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
