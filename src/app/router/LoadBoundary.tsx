import { forgetFailures } from '@messages/lazyModule';
import { Component, type ReactNode, Suspense, use } from 'react';
import { chunks } from './chunks';

type Props = {
  children: ReactNode;
  /** A new value, such as another address, clears the error. */
  resetKey: string;
  /** Replaces the children while they load. */
  waiting?: ReactNode;
  /** Replaces the children after an error. `retry` renders them again. */
  fallback?: (retry: () => void) => ReactNode;
};

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { default: Screen } = use(chunks.loadFailed());
  return <Screen onRetry={onRetry} />;
}

/** Replaces the error page if that can't be loaded. In English, because messages can't be loaded either. */
const bare = () => (
  <main>
    <h1>Updraft</h1>
    <button type="button" onClick={() => window.location.reload()}>
      Try again
    </button>
  </main>
);

const loadFailed = (retry: () => void) => (
  <LoadBoundary resetKey="" fallback={bare}>
    <LoadFailed onRetry={retry} />
  </LoadBoundary>
);

/**
 * Catches errors of a page, such as a chunk that failed to load, and offers to try again (spec section 8,
 * "Script chunk load failure").
 */
export class LoadBoundary extends Component<Props, { error: unknown; at: string }> {
  override state = { error: null as unknown, at: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { at }: { at: string }) {
    return resetKey === at ? null : { error: null, at: resetKey };
  }

  /** Stops holding presses: the pressed controls are unmounted, and those of the error message must work. */
  override componentDidCatch() {
    window.heldPresses?.stop();
  }

  hasRetried = false;

  retry = () => {
    // Reloads the page on a second retry: a browser may cache a failed import until the page reloads.
    if (this.hasRetried) window.location.reload();
    this.hasRetried = true;
    forgetFailures();
    this.setState({ error: null });
  };

  override render() {
    const { children, waiting, fallback = loadFailed } = this.props;
    if (this.state.error !== null) return fallback(this.retry);
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
