import { textLoader } from '../../platform/messages/catalogue-store.ts';

/** The texts about the chosen station. Rejects when they cannot be fetched. */
export const loadStationTexts = textLoader(
  async () => (await import('../../platform/messages/spanish/stations.ts')).stationTexts,
);
