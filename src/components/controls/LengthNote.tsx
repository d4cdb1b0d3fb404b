import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { countedFrom } from '@/data/schema/constants';
import * as fieldStyles from './Field.css';
import { FieldError } from './FieldError';

export type Length = {
  /** Characters that are typed. */
  length: number;
  /** Most that may be. */
  maximum: number;
  /** More was kept out just now. */
  isRefused?: boolean;
};

export type LengthNoteProps = Length & {
  /** Of what it says; its parts are told by {@link describing}. */
  id: string;
};

const isCounted = ({ length, maximum }: Length) => length > maximum * countedFrom;
export const isTooLong = ({ length, maximum }: Length): boolean => length > maximum;

/** Ids of what describes the control; nothing while there is room. */
export const describing = ({ id, ...size }: LengthNoteProps): string[] => [
  ...(isTooLong(size) || size.isRefused ? [`${id}-over`] : []),
  ...(isCounted(size) ? [id] : []),
];

/** Below a field that is nearly full how much is typed; beyond its limit what to do, said aloud once. */
export function LengthNote({ id, length, maximum, isRefused = false }: LengthNoteProps) {
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
        {(isRefused || isTooLong(size)) && (
          <FieldError id={`${id}-over`}>
            {(isRefused ? t.refused : t.tooLong)({ most: count(maximum) })}
          </FieldError>
        )}
      </div>
    </>
  );
}
