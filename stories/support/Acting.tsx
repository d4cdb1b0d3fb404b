import { useEffect, useRef } from 'react';
import { useRecordAct } from '@/app/shell/undo';
import { TextField } from '@/components/controls/TextField';
import type { Act } from '@/data/schema/shapes/act';

type ActingProps = {
  /** The acts of the user, in their order. */
  acts: readonly Act[];
};

/** A page on which the user did something, with a field that undoes its text itself. */
export function Acting({ acts }: ActingProps) {
  const record = useRecordAct();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    for (const act of acts) record(act);
  }, [acts, record]);
  return (
    <main style={{ minHeight: 400, padding: 24, maxWidth: 480 }}>
      <TextField name="step" label="Next step" defaultValue="Call Ravi" />
    </main>
  );
}
