import { Component, type ReactNode } from 'react';
import { FailedPage } from './failed-page.tsx';

export interface ErrorBoundaryProps {
  /** Renders the fallback; `reset` renders the children again. The default is an error page with a retry button. */
  fallback?: (error: unknown, reset: () => void) => ReactNode;
  /** Called once for each error, to log it. */
  onError?: (error: unknown) => void;
  /** The content whose render errors are caught. */
  children: ReactNode;
}

/** Catches render errors of its children and shows a fallback instead of a blank page. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failure: { error: unknown } | null }
> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const reset = () => this.setState({ failure: null });
    const { fallback } = this.props;
    return fallback ? fallback(failure.error, reset) : <FailedPage onRetry={reset} />;
  }
}
