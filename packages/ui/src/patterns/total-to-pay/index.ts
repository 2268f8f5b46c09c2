export { TotalToPay, type TotalToPayProps, type TotalToPayState } from './total-to-pay.tsx';
