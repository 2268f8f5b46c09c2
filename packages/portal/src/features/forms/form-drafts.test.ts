import { createMemoryStorage } from '@surtidor/flows/core';
import { describe, expect, it } from 'vitest';
import { createFormDrafts, type FormDraftOwner } from './form-drafts.ts';

const startTime = Date.parse('2026-11-20T15:00:00Z');
const createOwner = (overrides: Partial<FormDraftOwner> = {}): FormDraftOwner => ({
  person: '900/7',
  session: 'first',
  now: () => startTime,
  ...overrides,
});
const nextOwner = createOwner({ session: 'second' });

describe('createFormDrafts', () => {
  it('restores a draft in the next session of the same user', () => {
    const drafts = createFormDrafts();
    drafts.save('profile', createOwner(), { city: 'Cali' });
    expect(drafts.restore('profile', nextOwner)).toEqual({ city: 'Cali' });
    expect(drafts.restore('password', nextOwner)).toBeNull();
  });

  it.each([
    ['in the session that saved it', createOwner()],
    ['to another person', createOwner({ person: '900/8', session: 'second' })],
    ['after an hour', createOwner({ session: 'second', now: () => startTime + 60 * 60 * 1000 })],
    [
      'with a clock that was set back',
      createOwner({ session: 'second', now: () => startTime - 1 }),
    ],
  ])('does not restore a draft %s', (_case, owner) => {
    const drafts = createFormDrafts();
    drafts.save('profile', createOwner(), 'x');
    expect(drafts.restore('profile', owner)).toBeNull();
  });

  it('restores a draft of the tab after a reload, for the same user only', () => {
    const tabStorage = createMemoryStorage();
    createFormDrafts().save('survey', createOwner(), { four: 'si' }, tabStorage);
    const draftsAfterReload = createFormDrafts();
    expect(draftsAfterReload.restore('survey', createOwner(), tabStorage)).toEqual({ four: 'si' });
    expect(
      draftsAfterReload.restore('survey', createOwner({ person: '900/8' }), tabStorage),
    ).toBeNull();
    expect(draftsAfterReload.restore('visit', createOwner(), tabStorage)).toBeNull();
    expect(draftsAfterReload.restore('survey', createOwner())).toBeNull();
  });

  it('removes a draft from the tab after a save or a sign-out', () => {
    const tabStorage = createMemoryStorage();
    const drafts = createFormDrafts();
    drafts.save('survey', createOwner(), 'x', tabStorage);
    drafts.remove('survey', tabStorage);
    expect(createFormDrafts().restore('survey', createOwner(), tabStorage)).toBeNull();
    drafts.save('survey', createOwner(), 'x', tabStorage);
    drafts.clear(tabStorage);
    expect(createFormDrafts().restore('survey', createOwner(), tabStorage)).toBeNull();
  });

  it('tolerates invalid storage', () => {
    const tabStorage = createMemoryStorage({ 'surtidor-form-draft': '{"name":' });
    expect(createFormDrafts().restore('survey', createOwner(), tabStorage)).toBeNull();
  });

  it('deletes a draft after a save and on sign-out', () => {
    const drafts = createFormDrafts();
    drafts.save('profile', createOwner(), 'x');
    drafts.save('other', createOwner(), 'y');
    drafts.remove('profile');
    expect(drafts.restore('profile', nextOwner)).toBeNull();
    expect(drafts.restore('other', nextOwner)).toBe('y');
    drafts.clear(createMemoryStorage());
    expect(drafts.restore('other', nextOwner)).toBeNull();
  });
});
