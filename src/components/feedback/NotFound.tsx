import { Compass } from 'lucide';
import { Icon } from '../brand/Icon';
import { Button } from '../controls/Button';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Alert } from './Alert';
import * as styles from './NotFound.css';

export type NotFoundProps = {
  /** What isn't there; the page's one h1. */
  title: string;
  /** Why, and what to do next. */
  text: string;
  /** The way on. */
  actionLabel: string;
  /** Where the way on leads. */
  actionHref: string;
  /** What went wrong, when it may be there after all. */
  error?: string;
  /** Looks once more. With `error` only. */
  onRetry?: () => void;
  /** What its button says. */
  retryLabel?: string;
};

/** In place of a profile or conversation that isn't there, or couldn't be loaded (spec section 8). */
export function NotFound({
  title,
  text,
  actionLabel,
  actionHref,
  error,
  onRetry,
  retryLabel,
}: NotFoundProps) {
  return (
    <div className={styles.notFound}>
      <span className={styles.badge}>
        <Icon of={Compass} size={28} />
      </span>
      <Heading level={1} isFocusable>
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
      {error && <Alert>{error}</Alert>}
      <div className={styles.actions}>
        {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
        <Button href={actionHref} variant={onRetry ? 'secondary' : 'primary'}>
          {actionLabel}
        </Button>
      </div>
    </div>
  );
}
