import { Compass } from 'lucide';
import { Icon } from '../brand/Icon';
import { Button } from '../controls/Button';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Alert } from './Alert';
import * as styles from './NotFound.css';

export type NotFoundProps = {
  /** The heading: what isn't found. It is the page's only h1. */
  title: string;
  /** The reason, and what to do next. */
  text: string;
  /** Label of the link to another page. */
  actionLabel: string;
  /** URL of the link to another page. */
  actionHref: string;
  /** The error, if the content may exist but failed to load. */
  error?: string;
  /** Called to load the content again. Only with `error`. */
  onRetry?: () => void;
  /** Label of the retry button. */
  retryLabel?: string;
};

/** Replaces a profile or conversation that isn't found or failed to load (spec section 8). */
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
