import type { ReactNode } from 'react';
import { aside as asideStyle, layout, main as mainStyle } from './ProfileLayout.css';

export type ProfileLayoutProps = {
  main: ReactNode;
  /** Cards beside it; below it where there is no room. */
  aside: ReactNode;
};

/** A profile's contents in two columns. */
export function ProfileLayout({ main, aside }: ProfileLayoutProps) {
  return (
    <div className={layout}>
      <div className={mainStyle}>{main}</div>
      <div className={asideStyle}>{aside}</div>
    </div>
  );
}
