/** What is said about the selected station. */
export const stationTexts = {
  'Only station {station}': 'Solo la estación {station}',
  'Every station is shown here, not only {station}.':
    'Aquí se muestran todas las estaciones, no solo {station}.',
} as const;
