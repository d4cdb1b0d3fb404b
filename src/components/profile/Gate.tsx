import { Lock } from 'lucide';
import { Icon } from '../brand/Icon';
import { gate, icon } from './Gate.css';

export type GateProps = {
  /** What opens it. */
  children: string;
};

/** In the place of what isn't shown yet. */
export function Gate({ children }: GateProps) {
  return (
    <p className={gate}>
      <Icon of={Lock} size={16} className={icon} />
      {children}
    </p>
  );
}
