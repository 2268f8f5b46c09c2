import { createFailure } from '@surtidor/domain';
import { describe, expect, it, vi } from 'vitest';
import { type BankReturnPorts, createBankReturn } from './bank-return.ts';

const session = {
  uuid: 'u-1',
  state: 'PENDIENTE',
  redirectUrl: 'https://pay.example/start',
  phrase: 'phrase',
  token: 'token',
};

const setUp = (overrides: Partial<BankReturnPorts> = {}) => {
  const redirectTo = vi.fn<(href: string) => void>();
  const fetchSession = vi.fn<BankReturnPorts['fetchSession']>(
    overrides.fetchSession ?? (async () => ({ kind: 'done', value: { session } })),
  );
  const onBeforeRedirect = vi.fn();
  const returnToBank = createBankReturn({
    encryptToken: () => 'sealed',
    check: (url) => ({ kind: 'allowed', href: url }),
    redirectTo,
    onBeforeRedirect,
    ...overrides,
    fetchSession,
  });
  return { returnToBank, redirectTo, fetchSession, onBeforeRedirect };
};

describe('createBankReturn', () => {
  it('fetches the session again and redirects with the encrypted token', async () => {
    const { returnToBank, redirectTo, onBeforeRedirect } = setUp();
    expect(await returnToBank('u-1')).toEqual({ kind: 'leaving' });
    expect(onBeforeRedirect).toHaveBeenCalledOnce();
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(
      'https://pay.example/start?token=sealed&uuid=u-1',
    );
  });

  it('fetches and redirects once when called twice', async () => {
    const { returnToBank, redirectTo, fetchSession } = setUp();
    await Promise.all([returnToBank('u-1'), returnToBank('u-1')]);
    expect(fetchSession).toHaveBeenCalledOnce();
    expect(redirectTo).toHaveBeenCalledOnce();
  });

  it('does not redirect if the session has ended', async () => {
    const { returnToBank, redirectTo } = setUp({
      fetchSession: async () => ({ kind: 'done', value: { session: null } }),
    });
    expect(await returnToBank('u-1')).toEqual({ kind: 'ended' });
    expect(redirectTo).not.toHaveBeenCalled();
  });

  it('does not redirect without a response or to a forbidden URL', async () => {
    const noResponse = { kind: 'failed', failure: createFailure('communication') } as const;
    const { returnToBank, redirectTo } = setUp({ fetchSession: async () => noResponse });
    expect(await returnToBank('u-1')).toMatchObject({ kind: 'unanswered' });
    const withForbiddenUrl = setUp({ check: () => ({ kind: 'refused', reason: 'host' }) });
    expect(await withForbiddenUrl.returnToBank('u-1')).toMatchObject({ kind: 'bad-address' });
    expect(redirectTo).not.toHaveBeenCalled();
    expect(withForbiddenUrl.redirectTo).not.toHaveBeenCalled();
  });
});
