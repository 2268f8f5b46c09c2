import { useCartBeingBought } from './use-bought-cart.ts';

/** Empties the cart of a purchase once it is approved. Renders nothing. */
export const BoughtCart = () => {
  useCartBeingBought();
  return null;
};
