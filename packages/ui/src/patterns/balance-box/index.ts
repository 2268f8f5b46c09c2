export {
  AmountText,
  type AmountTextProps,
  BalanceBox,
  type BalanceBoxProps,
} from './balance-box.tsx';
