import type { AccountExtra, PagedRemote } from '@surtidor/data';
import { type AccountLine, accountValueTone, formatMoney, zeroMoney } from '@surtidor/domain';
import { BalanceBox } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { AccountTexts } from './account-texts.ts';

export interface AccountBalanceProps {
  readonly list: PagedRemote<AccountLine, AccountExtra>;
  readonly texts: AccountTexts;
  /** Whether a filter is active. */
  readonly narrowed: boolean;
  /** The downloads of the list, once loaded. */
  readonly actions: (extra: AccountExtra) => ReactNode;
}

/** The balance of the filtered lines and the files of the list (spec 2). */
export const AccountBalance = ({ list, texts, narrowed, actions }: AccountBalanceProps) => {
  const text = useText();
  const { currency } = useVariant();
  const { state, extra } = list;
  const isLoading = extra === null && (state.kind === 'loading' || state.kind === 'idle');
  const balance = state.kind === 'empty' ? zeroMoney(currency) : extra?.balance;
  const amount = balance ? formatMoney(balance) : text('Balance not available');
  const count = state.kind === 'ready' ? state.total : undefined;
  const counted =
    count !== undefined && (count === 1 ? text(texts.one) : text(texts.many, { count }));
  const note = [counted, texts.creditsNote && text(texts.creditsNote)].filter(Boolean).join(' · ');
  return (
    <BalanceBox
      label={text(narrowed ? texts.narrowedBalance : texts.balance)}
      amount={isLoading ? null : amount}
      sign={balance && accountValueTone({ balance }) === 'red' ? 'negative' : 'positive'}
      {...(note && { note })}
      {...(extra && { actions: actions(extra) })}
    />
  );
};
