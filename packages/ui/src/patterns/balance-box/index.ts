export { AmountText, BalanceBox, type BalanceBoxProps } from './balance-box.tsx';
