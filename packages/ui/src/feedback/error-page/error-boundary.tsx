import { Component, type ReactNode } from 'react';
import { FailedPage } from './failed-page.tsx';

export interface ErrorBoundaryProps {
  /**
   * Renders the fallback; `reset` renders the children again. By default, an error page with a retry button.
   */
  fallback?: (error: unknown, reset: () => void) => ReactNode;
  /** Called once for each error, to log it. */
  onError?: (error: unknown) => void;
  /** The content whose render errors are caught. */
  children: ReactNode;
}

/** Catches render errors of its children and shows a fallback instead of a blank page. */
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
