import { textLoader } from '../../platform/messages/catalogue-store.ts';

const loadTexts = textLoader(
  async () => (await import('../../platform/messages/spanish/stations.ts')).stationTexts,
);

/** The sign of the selected station with its texts: few choose one, so every page waits for neither. */
export async function loadStationNotice() {
  const [{ StationNotice }] = await Promise.all([import('./station-notice.tsx'), loadTexts()]);
  return StationNotice;
}
