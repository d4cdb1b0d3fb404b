import { useEffect, useId, useState } from 'react';
import type { PossibleEvent } from './storyActors';

type SentEvent = { type: string } & PossibleEvent['payload'];

type EventFormProps = {
  possible: PossibleEvent;
  /** The description of the event, from the doc comment of its type. */
  says: string;
  onSend: (event: SentEvent) => void;
  /** Called after each edit of the payload, so that the panel can evaluate the guards again. */
  onDraft: (event: SentEvent) => void;
};

type FieldProps = { name: string; value: unknown; onChange: (value: unknown) => void };

function Field({ name, value, onChange }: FieldProps) {
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(value));
  const [isWrong, setIsWrong] = useState(false);
  const readJson = (written: string) => {
    setText(written);
    try {
      onChange(JSON.parse(written));
      setIsWrong(false);
    } catch {
      setIsWrong(true);
    }
  };
  return (
    <div className="sc-field">
      <label htmlFor={id}>{name}</label>
      {typeof value === 'boolean' ? (
        <input id={id} type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      ) : typeof value === 'number' || typeof value === 'string' ? (
        <input
          id={id}
          type={typeof value === 'number' ? 'number' : 'text'}
          value={value}
          onChange={({ target }) =>
            onChange(typeof value === 'number' ? target.valueAsNumber || 0 : target.value)
          }
        />
      ) : (
        <textarea
          id={id}
          rows={2}
          value={text}
          aria-invalid={isWrong}
          onChange={({ target }) => readJson(target.value)}
        />
      )}
    </div>
  );
}

/** A button that sends an event, with a form for its payload. Names the guards that refuse the event. */
export function EventForm({ possible, says, onSend, onDraft }: EventFormProps) {
  const { type, payload, can, refusedBy } = possible;
  const [edited, setEdited] = useState<PossibleEvent['payload'] | null>(null);
  const shown = edited ?? payload;
  const isRefused = can === false;
  const noteId = useId();
  // Discards the user's edits when the page sends the event with another payload.
  const latest = JSON.stringify(payload);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new payload.
  useEffect(() => setEdited(null), [latest]);
  return (
    <li className="sc-event">
      <div className="sc-send">
        <button
          type="button"
          className="sc-go"
          aria-disabled={isRefused}
          aria-describedby={isRefused ? noteId : undefined}
          title={says || undefined}
          onClick={() => !isRefused && onSend({ type, ...shown })}
        >
          {type}
        </button>
        {isRefused && (
          <span id={noteId} className="sc-no">
            {refusedBy.length ? `rejected by ${refusedBy.join(', ')}` : 'rejected'}
          </span>
        )}
        {can === null && <span className="sc-maybe">depends on the payload</span>}
      </div>
      {Object.keys(shown).length > 0 && (
        <details>
          <summary>
            {Object.entries(shown)
              .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
              .join(', ')
              .slice(0, 60)}
          </summary>
          {Object.entries(shown).map(([name, value]) => (
            <Field
              key={name}
              name={name}
              value={value}
              onChange={(next) => {
                const changed = { ...shown, [name]: next };
                setEdited(changed);
                onDraft({ type, ...changed });
              }}
            />
          ))}
        </details>
      )}
    </li>
  );
}
