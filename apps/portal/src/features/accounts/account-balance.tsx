import type { AccountExtra, PagedRemote } from '@surtidor/data';
import { type AccountLine, accountValueTone, formatMoney, zeroMoney } from '@surtidor/domain';
import { BalanceBox } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import type { AccountWords } from './account-words.ts';

export interface AccountBalanceProps {
  readonly list: PagedRemote<AccountLine, AccountExtra>;
  readonly words: AccountWords;
  /** Whether a filter narrows what is added up. */
  readonly narrowed: boolean;
  /** Downloads of the list, once its answer is here. */
  readonly actions: (extra: AccountExtra) => ReactNode;
}

/** What every line of the filter comes to, and the files of the list (spec 2). */
export const AccountBalance = ({ list, words, narrowed, actions }: AccountBalanceProps) => {
  const text = useText();
  const { currency } = useVariant();
  const { state, extra } = list;
  const isAsking = extra === null && (state.kind === 'loading' || state.kind === 'idle');
  const balance = state.kind === 'empty' ? zeroMoney(currency) : extra?.balance;
  const amount = balance ? formatMoney(balance) : text('Balance not available');
  const count = state.kind === 'ready' ? state.total : undefined;
  const counted =
    count !== undefined && (count === 1 ? text(words.one) : text(words.many, { count }));
  const note = [counted, words.holds && text(words.holds)].filter(Boolean).join(' · ');
  return (
    <BalanceBox
      label={text(narrowed ? words.narrowedBalance : words.balance)}
      amount={isAsking ? null : amount}
      sign={balance && accountValueTone({ balance }) === 'red' ? 'negative' : 'positive'}
      {...(note && { note })}
      {...(extra && { actions: actions(extra) })}
    />
  );
};
