import { describe, expect, it } from 'vitest';
import { parseProfileParams } from './profile-params.ts';

describe('the search params of a profile', () => {
  it.each([
    ['', { kind: 'person', mode: 'see', id: null }],
    ['id=7', { kind: 'person', mode: 'see', id: '7' }],
    ['mode=see&id=7', { kind: 'person', mode: 'see', id: '7' }],
    ['mode=edit&id=7', { kind: 'person', mode: 'edit', id: '7' }],
    ['mode=edit', { kind: 'person', mode: 'edit', id: null }],
    ['mode=create', { kind: 'create' }],
    ['mode=create&id=x', { kind: 'create' }],
    ['mode=EDIT&id=7', { kind: 'malformed' }],
    ['mode=delete', { kind: 'malformed' }],
    ['id=-1', { kind: 'malformed' }],
    ['id=7 or 1=1', { kind: 'malformed' }],
    ['mode=edit&id=9999999999999999', { kind: 'malformed' }],
  ])('parses %j', (query, params) => {
    expect(parseProfileParams(new URLSearchParams(query))).toEqual(params);
  });
});
