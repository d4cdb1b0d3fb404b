import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { alert, icon, text, tones } from './Alert.css';

export const alertTones = ['danger', 'info'] as const;

export type AlertProps = {
  /** danger interrupts a screen reader, info waits for its turn. */
  tone?: 'danger' | 'info';
  children: ReactNode;
};

/** A message in the page about what was just done or is missing. */
export function Alert({ tone = 'danger', children }: AlertProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div className={`${alert} ${tones[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden size={18} className={icon} />
      <div className={text}>{children}</div>
    </div>
  );
}
