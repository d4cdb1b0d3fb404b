import { type ReactNode, useEffect, useRef, useState } from 'react';

type BeginProps = {
  /** Called once `children` have rendered, with the element that contains them. */
  act: (part: HTMLElement) => void;
  children: ReactNode;
};

/** Renders `children`, then calls `act`: for states that records, services and machine events can’t set. */
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
