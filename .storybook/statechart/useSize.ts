import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the inner size of an element in px, or zeros until it is measured. */
export function useSize(element: RefObject<Element | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
