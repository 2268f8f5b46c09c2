import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../platform/browser/storage.ts';
import { createFormDrafts, type FormDraftOwner } from './form-drafts.ts';

const start = Date.parse('2026-11-20T15:00:00Z');
const owner = (over: Partial<FormDraftOwner> = {}): FormDraftOwner => ({
  person: '900/7',
  session: 'first',
  now: () => start,
  ...over,
});
const next = owner({ session: 'second' });

describe('the draft of a form', () => {
  it('is restored in the next session of the same user', () => {
    const drafts = createFormDrafts();
    drafts.keep('profile', owner(), { city: 'Cali' });
    expect(drafts.interrupted('profile', next)).toEqual({ city: 'Cali' });
    expect(drafts.interrupted('password', next)).toBeNull();
  });

  it.each([
    ['in the session it was written in', owner()],
    ['to another person', owner({ person: '900/8', session: 'second' })],
    ['much later', owner({ session: 'second', now: () => start + 60 * 60 * 1000 })],
    ['with a clock that was set back', owner({ session: 'second', now: () => start - 1 })],
  ])('does not come back %s', (_case, whose) => {
    const drafts = createFormDrafts();
    drafts.keep('profile', owner(), 'x');
    expect(drafts.interrupted('profile', whose)).toBeNull();
  });

  it('is restored after a reload if the tab stores it, for the same user only', () => {
    const tab = createMemoryStorage();
    createFormDrafts().keep('survey', owner(), { four: 'si' }, tab);
    const reloaded = createFormDrafts();
    expect(reloaded.interrupted('survey', owner(), tab)).toEqual({ four: 'si' });
    expect(reloaded.interrupted('survey', owner({ person: '900/8' }), tab)).toBeNull();
    expect(reloaded.interrupted('visit', owner(), tab)).toBeNull();
    expect(reloaded.interrupted('survey', owner())).toBeNull();
  });

  it('is removed from the tab after a save or a sign-out', () => {
    const tab = createMemoryStorage();
    const drafts = createFormDrafts();
    drafts.keep('survey', owner(), 'x', tab);
    drafts.forget('survey', tab);
    expect(createFormDrafts().interrupted('survey', owner(), tab)).toBeNull();
    drafts.keep('survey', owner(), 'x', tab);
    drafts.forgetAll(tab);
    expect(createFormDrafts().interrupted('survey', owner(), tab)).toBeNull();
  });

  it('tolerates invalid storage', () => {
    const tab = createMemoryStorage({ 'surtidor-form-draft': '{"name":' });
    expect(createFormDrafts().interrupted('survey', owner(), tab)).toBeNull();
  });

  it('is deleted after a save and on sign-out', () => {
    const drafts = createFormDrafts();
    drafts.keep('profile', owner(), 'x');
    drafts.keep('other', owner(), 'y');
    drafts.forget('profile');
    expect(drafts.interrupted('profile', next)).toBeNull();
    expect(drafts.interrupted('other', next)).toBe('y');
    drafts.forgetAll(createMemoryStorage());
    expect(drafts.interrupted('other', next)).toBeNull();
  });
});
