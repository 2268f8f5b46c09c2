import { useCartBeingBought } from './use-bought-cart.ts';

/** Renders nothing: where a purchase's result is told, its cart is emptied once it was approved. */
export const BoughtCart = () => {
  useCartBeingBought();
  return null;
};
