import { describe, expect, it } from 'vitest';
import { documentStations } from './document-stations.ts';

const at = (destinationCode: string, destinationName: string) => ({
  destinationCode,
  destinationName,
});

describe('the stations of documents', () => {
  it.each([
    ['of nothing there are none', [], []],
    ['one that is not told counts for nothing', [at('', ' ')], []],
    ['two of one code are one', [at('3001', 'Norte'), at('3001', 'EDS Norte')], ['Norte']],
    ['two of one name and two codes are two', [at('1', 'EDS'), at('2', 'EDS')], ['EDS', 'EDS']],
    ['one without a code counts by its name', [at('', 'Norte'), at('', 'Norte')], ['Norte']],
    ['one without a name goes by its code', [at('3001', '')], ['3001']],
  ])('%s', (_, documents, names) => {
    expect(documentStations(documents).map(({ name }) => name)).toEqual(names);
  });
});
