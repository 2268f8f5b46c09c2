import { Component, type ReactNode } from 'react';
import type { Browser } from '../../platform/browser/browser.ts';
import { ChunkFailure, claimReload } from '../../platform/loading/chunk-failure.ts';
import { endFirstFrame } from '../../platform/loading/first-frame.ts';
import { CrashCard } from './crash-card.tsx';

interface Props {
  readonly browser: Browser;
  readonly now: () => number;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
}

/**
 * Catches what no screen caught, so that no page is ever white. A part that could not be loaded is
 * cured by one reload; whatever else is told, with a way on.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    endFirstFrame();
    const { browser, now } = this.props;
    if (error instanceof ChunkFailure && claimReload(browser.tab, now())) browser.reload();
  }

  override render() {
    const { browser, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <CrashCard
        kind={this.state.error instanceof ChunkFailure ? 'new-version' : 'unexpected'}
        onReload={browser.reload}
      />
    );
  }
}
