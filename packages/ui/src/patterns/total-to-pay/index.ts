export { TotalToPay, type TotalToPayProps } from './total-to-pay.tsx';
