import { type ReactNode, useEffect, useRef, useState } from 'react';

type BeginProps = {
  /** Done once, as soon as the part is drawn. */
  act: (part: HTMLElement) => void;
  children: ReactNode;
};

/** A part brought to where its story begins, for what no record, service or event of a machine brings about. */
export function Begin({ act, children }: BeginProps) {
  const part = useRef<HTMLDivElement>(null);
  const [begin] = useState(() => act);
  useEffect(() => {
    if (part.current) begin(part.current);
  }, [begin]);
  return (
    <div ref={part} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
