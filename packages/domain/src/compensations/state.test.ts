import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import {
  compensationResultMessages,
  compensationStateLooks,
  compensationStateOf,
} from './state.ts';

describe('states of a compensation (spec 4)', () => {
  it.each([
    ['B', 'in-process', 'warning', 'In process'],
    ['F', 'rejected', 'danger', 'Rejected'],
    ['S', 'completed', 'success', 'Completed'],
    [' s ', 'completed', 'success', 'Completed'],
    ['X', 'unknown', 'neutral', 'Generic status'],
    ['', 'unknown', 'neutral', 'Generic status'],
  ] as const)('%j is %s, %s, "%s"', (code, state, tone, label) => {
    expect(compensationStateOf(code)).toBe(state);
    expect(compensationStateLooks[state]).toEqual({ tone, label });
  });

  property('knows no other code', [fc.string()], (code) => {
    const known = ['B', 'F', 'S'].includes(code.trim().toUpperCase());
    expect(compensationStateOf(code) === 'unknown').toBe(!known);
  });

  it('tells the result letter by letter', () => {
    expect(compensationResultMessages).toEqual({
      sent: 'Your compensation was sent correctly, in approximately 15 minutes we will be confirming if it was successful.',
      failed: 'There was a problem making compensation. <br/> Try again later.',
    });
  });
});
