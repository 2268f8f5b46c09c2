import { textLoader } from '../../platform/messages/catalogue-store.ts';

const loadTexts = textLoader(
  async () => (await import('../../platform/messages/spanish/stations.ts')).stationTexts,
);

/** The sign of the selected station with its texts: few choose one, so every page waits for neither. */
export async function loadStationSign() {
  const [{ StationSign }] = await Promise.all([import('./station-sign.tsx'), loadTexts()]);
  return StationSign;
}
