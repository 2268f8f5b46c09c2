import type { JournalStore } from './journal-store.ts';

/**
 * Records that the user is back from the bank, on the first load and when the browser restores the page
 * from its back/forward cache (faults 5).
 */
export function detectReturn(
  journal: JournalStore,
  owner: string,
  /** Whether this page is redirecting to the bank. */
  isLeaving: () => boolean,
  /** Called when the browser restores a page that redirected to the bank and still renders the redirect. */
  onRestored: () => void,
): () => void {
  const getRedirectingAttempts = () =>
    journal
      .getSnapshot()
      .filter((attempt) => attempt.owner === owner && attempt.phase === 'redirecting');
  const recordReturns = () => {
    for (const { key } of getRedirectingAttempts()) journal.advance(key, { kind: 'returned' });
  };
  // Read when the page hides: the journal may have the result when the page is restored.
  let wasLeaving = false;
  const handlePageHide = () => {
    wasLeaving = isLeaving() || getRedirectingAttempts().length > 0;
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    recordReturns();
    if (wasLeaving) onRestored();
  };
  recordReturns();
  window.addEventListener('pagehide', handlePageHide);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('pagehide', handlePageHide);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
