export { BalanceBox, type BalanceBoxProps } from './balance-box.tsx';
