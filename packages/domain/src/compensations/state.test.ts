import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { compensationStateCodes } from '../shared/index.ts';
import {
  compensationResultMessages,
  compensationStateAppearance,
  getCompensationState,
} from './state.ts';

describe('states of a compensation (spec 4)', () => {
  it.each(Object.entries(compensationStateCodes))('returns %s for the code %s', (state, code) => {
    expect(getCompensationState(code)).toBe(state);
    expect(getCompensationState(` ${code.toLowerCase()} `)).toBe(state);
  });

  it('uses a different tone for each state, danger for rejected and success for completed', () => {
    expect(compensationStateAppearance.rejected.tone).toBe('danger');
    expect(compensationStateAppearance.completed.tone).toBe('success');
    const tones = Object.values(compensationStateAppearance).map(({ tone }) => tone);
    expect(new Set(tones).size).toBe(tones.length);
  });

  property('maps every other code to unknown', [fc.string()], (code) => {
    const isKnown = Object.values<string>(compensationStateCodes).includes(
      code.trim().toUpperCase(),
    );
    expect(getCompensationState(code) === 'unknown').toBe(!isKnown);
  });

  it('has the result messages of the specification', () => {
    expect(compensationResultMessages).toEqual({
      sent: 'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.',
      failed: 'There was a problem making compensation. <br/> Try again later.',
    });
  });
});
