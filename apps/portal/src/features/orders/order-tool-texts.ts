import { textLoader } from '../../platform/messages/catalogue-store.ts';

/** The texts of what the pages of orders render late. Rejects when they cannot be fetched. */
export const loadOrderToolTexts = textLoader(
  async () => (await import('../../platform/messages/order-tool-bundle.ts')).orderToolBundle,
);
