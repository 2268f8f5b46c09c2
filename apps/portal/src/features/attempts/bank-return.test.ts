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

const setUp = (over: Partial<BankReturnPorts> = {}) => {
  const redirectTo = vi.fn<(href: string) => void>();
  const fetchSession = vi.fn<BankReturnPorts['fetchSession']>(
    over.fetchSession ?? (async () => ({ kind: 'done', value: { session } })),
  );
  const onBeforeRedirect = vi.fn();
  const back = createBankReturn({
    loadCipher: async () => () => 'sealed',
    check: (address) => ({ kind: 'allowed', href: address }),
    redirectTo,
    onBeforeRedirect,
    ...over,
    fetchSession,
  });
  return { back, redirectTo, fetchSession, onBeforeRedirect };
};

describe('returning to the bank', () => {
  it('fetches the session again and redirects with the encrypted token', async () => {
    const { back, redirectTo, onBeforeRedirect } = setUp();
    expect(await back('u-1')).toEqual({ kind: 'leaving' });
    expect(onBeforeRedirect).toHaveBeenCalledOnce();
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(
      'https://pay.example/start?token=sealed&uuid=u-1',
    );
  });

  it('pressed twice, fetches and redirects once', async () => {
    const { back, redirectTo, fetchSession } = setUp();
    await Promise.all([back('u-1'), back('u-1')]);
    expect(fetchSession).toHaveBeenCalledOnce();
    expect(redirectTo).toHaveBeenCalledOnce();
  });

  it('stays if the session has ended', async () => {
    const { back, redirectTo } = setUp({
      fetchSession: async () => ({ kind: 'done', value: { session: null } }),
    });
    expect(await back('u-1')).toEqual({ kind: 'over' });
    expect(redirectTo).not.toHaveBeenCalled();
  });

  it('stays without a response or with a forbidden address', async () => {
    const silent = { kind: 'failed', failure: createFailure('communication') } as const;
    const { back, redirectTo } = setUp({ fetchSession: async () => silent });
    expect(await back('u-1')).toMatchObject({ kind: 'unanswered' });
    const broken = setUp({ loadCipher: () => Promise.reject(new Error('chunk')) });
    await expect(broken.back('u-1')).rejects.toThrow('chunk');
    expect(broken.redirectTo).not.toHaveBeenCalled();
    const strange = setUp({ check: () => ({ kind: 'refused', reason: 'host' }) });
    expect(await strange.back('u-1')).toMatchObject({ kind: 'bad-address' });
    expect(redirectTo).not.toHaveBeenCalled();
    expect(strange.redirectTo).not.toHaveBeenCalled();
  });
});
