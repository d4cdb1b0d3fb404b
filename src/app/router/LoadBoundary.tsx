import { forgetFailures } from '@messages/lazyModule';
import { Component, type ReactNode, Suspense, use } from 'react';
import { chunks } from './chunks';

type Props = {
  children: ReactNode;
  /** A new value starts afresh: another address. */
  resetKey: string;
  /** What is shown instead; `retry` draws the children again. */
  fallback?: (retry: () => void) => ReactNode;
};

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { default: Screen } = use(chunks.loadFailed());
  return <Screen onRetry={onRetry} />;
}

/** Where not even that page can be fetched, no words can be either. */
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
    <Suspense>
      <LoadFailed onRetry={retry} />
    </Suspense>
  </LoadBoundary>
);

/**
 * Catches what a page throws, a part that could not be fetched above all, and offers to try again (spec section 8,
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

  hasRetried = false;

  retry = () => {
    // A browser may keep a failed import for good: then only a fresh page fetches it again.
    if (this.hasRetried) window.location.reload();
    this.hasRetried = true;
    forgetFailures();
    this.setState({ error: null });
  };

  override render() {
    const { children, fallback = loadFailed } = this.props;
    return this.state.error === null ? children : fallback(this.retry);
  }
}
