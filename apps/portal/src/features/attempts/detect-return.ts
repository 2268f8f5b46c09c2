import type { JournalStore } from './journal-store.ts';

/**
 * Whoever reads this page is not at the bank: attempts that were on their way there are asked
 * about, on a first load as on a page that the back button restored (faults 5).
 */
export function detectReturn(
  journal: JournalStore,
  owner: string,
  /** Whether the browser was sent to the bank from this page. */
  isLeaving: () => boolean,
  /** Called when a page comes back that was left for the bank: it still shows the way there. */
  onRestored: () => void,
): () => void {
  const redirectingAttempts = () =>
    journal
      .getSnapshot()
      .filter((attempt) => attempt.owner === owner && attempt.phase === 'redirecting');
  const notifyReturned = () => {
    for (const { key } of redirectingAttempts()) journal.advance(key, { kind: 'returned' });
  };
  // Asked when the page is left: the result may be known to the journal by the time it is restored.
  let isCancelled = false;
  const onHide = () => {
    isCancelled = isLeaving() || redirectingAttempts().length > 0;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    notifyReturned();
    if (isCancelled) onRestored();
  };
  notifyReturned();
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
