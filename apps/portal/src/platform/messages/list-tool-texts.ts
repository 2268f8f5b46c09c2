import { textLoader } from './catalogue-store.ts';

/** The texts of the tools of lists, for who renders them late. Rejects when they cannot be fetched. */
export const loadListToolTexts = textLoader(
  async () => (await import('./spanish/list-tools.ts')).listToolTexts,
);
