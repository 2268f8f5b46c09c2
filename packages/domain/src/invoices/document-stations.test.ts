import { describe, expect, it } from 'vitest';
import { getDocumentStations } from './document-stations.ts';

const createDocument = (destinationCode: string, destinationName: string) => ({
  destinationCode,
  destinationName,
});

describe('getDocumentStations', () => {
  it.each([
    ['returns an empty list without documents', [], []],
    ['ignores documents without a station', [createDocument('', ' ')], []],
    [
      'merges stations with the same code',
      [createDocument('3001', 'Norte'), createDocument('3001', 'EDS Norte')],
      ['Norte'],
    ],
    [
      'keeps stations with the same name and different codes',
      [createDocument('1', 'EDS'), createDocument('2', 'EDS')],
      ['EDS', 'EDS'],
    ],
    [
      'merges stations without a code by name',
      [createDocument('', 'Norte'), createDocument('', 'Norte')],
      ['Norte'],
    ],
    [
      'uses the code as the name of a station without a name',
      [createDocument('3001', '')],
      ['3001'],
    ],
  ])('%s', (_, documents, names) => {
    expect(getDocumentStations(documents).map(({ name }) => name)).toEqual(names);
  });
});
