import { Component, type ReactNode } from 'react';
import type { Browser } from '../../platform/browser/browser.ts';
import { claimReload, isChunkLoadError } from '../../platform/loading/chunk-load-error.ts';
import { CrashCard, type CrashCardProps } from './crash-card.tsx';

interface Props {
  readonly browser: Browser;
  readonly now: () => number;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
  /** Whether the browser was offline: a reload would lose the page. */
  readonly offline: boolean;
}

/**
 * The error boundary of the whole portal. If a chunk fails to load, the page reloads once; other errors
 * show a card.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, offline: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true, offline: !navigator.onLine };
  }

  override componentDidCatch(error: unknown) {
    const { browser, now } = this.props;
    if (!isChunkLoadError(error)) return;
    if (!navigator.onLine) window.addEventListener('online', browser.reload, { once: true });
    else if (claimReload(browser.tab, now())) browser.reload();
  }

  private kind(): CrashCardProps['kind'] {
    if (!isChunkLoadError(this.state.error)) return 'unexpected';
    return this.state.offline ? 'offline' : 'new-version';
  }

  override render() {
    const { browser, children } = this.props;
    if (!this.state.failed) return children;
    return <CrashCard kind={this.kind()} onReload={browser.reload} />;
  }
}
