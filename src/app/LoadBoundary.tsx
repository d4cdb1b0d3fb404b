import { forgetFailures } from '@messages/lazyModule';
import { Component, lazy, type ReactNode, Suspense } from 'react';

type Props = { children: ReactNode; resetKey: string };

const LoadFailed = lazy(() => import('@/screens/LoadFailed/LoadFailedRoute'));

/**
 * Catches what a page throws, a part that could not be fetched above all, and offers to try again (spec section 8,
 * "Script chunk load failure"). Going to another address resets it.
 */
export class LoadBoundary extends Component<Props, { error: unknown; at: string }> {
  override state = { error: null as unknown, at: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: { error: unknown; at: string }) {
    return props.resetKey === state.at ? null : { error: null, at: props.resetKey };
  }

  retry = () => {
    forgetFailures();
    this.setState({ error: null });
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <Suspense>
        <LoadFailed onRetry={this.retry} />
      </Suspense>
    );
  }
}
