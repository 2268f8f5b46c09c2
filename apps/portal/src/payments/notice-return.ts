import type { JournalStore } from './journal-store.ts';

/**
 * Whoever reads this page is not at the bank: attempts that were on their way there are asked
 * about, on a first load as on a page that the back button restored (faults 5).
 */
export function noticeReturn(journal: JournalStore, owner: string): () => void {
  const notice = () => {
    for (const { key, owner: payer, phase } of journal.getSnapshot()) {
      if (payer === owner && phase === 'redirecting') journal.advance(key, { kind: 'returned' });
    }
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) notice();
  };
  notice();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
