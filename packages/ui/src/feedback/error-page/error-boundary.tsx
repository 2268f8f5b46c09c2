import { Component, type ReactNode } from 'react';
import { FailedPage } from './failed-page.tsx';

export interface ErrorBoundaryProps {
  /**
   * Renders what stands in; `reset` tries the children again. Unless given, a page says that it
   * failed and offers to try again.
   */
  fallback?: (error: unknown, reset: () => void) => ReactNode;
  /** Told of each error once; for the log. */
  onError?: (error: unknown) => void;
  /** What may break while it is rendered. */
  children: ReactNode;
}

/** Catches what breaks while its children are rendered, so that there is never a white page. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { caught: { error: unknown } | null }
> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    const reset = () => this.setState({ caught: null });
    const { fallback } = this.props;
    return fallback ? fallback(caught.error, reset) : <FailedPage onRetry={reset} />;
  }
}
