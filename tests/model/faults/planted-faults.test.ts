import { describe, expect, it } from 'vitest';
import { getFaultySource } from './plant-fault.ts';
import { plantedFaults } from './planted-faults.ts';

describe('a planted fault', () => {
  it('changes one place of a shipped source', () => {
    expect(plantedFaults.filter((fault) => getFaultySource(fault).includes(fault.find))).toEqual(
      plantedFaults.filter(({ find, replace }) => replace.includes(find)),
    );
  });

  it('has a name of its own', () => {
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
  });
});
