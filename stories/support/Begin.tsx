import { type ReactNode, useEffect, useRef, useState } from 'react';

type BeginProps = {
  /** Called once `children` have rendered, with the element that contains them. */
  act: (part: HTMLElement) => void;
  children: ReactNode;
};

/** Renders `children` and calls `act`, for a state that no record, service or machine event can set. */
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
