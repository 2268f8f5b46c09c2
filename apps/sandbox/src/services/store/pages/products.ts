/** A product of the fictitious store. The price is in minor units of the Colombian peso. */
export interface StoreProduct {
  readonly name: string;
  readonly detail: string;
  readonly image: 'lata' | 'gorra' | 'casco' | 'aviso';
  readonly price: number;
}

export const PRODUCTS: readonly StoreProduct[] = [
  { name: 'Aceite 20W-50', detail: 'Caja de 6 galones', image: 'lata', price: 51_900_000 },
  { name: 'Refrigerante verde', detail: 'Caja de 4 galones', image: 'lata', price: 12_480_000 },
  { name: 'Gorra de isleros', detail: 'Paquete de 10', image: 'gorra', price: 23_500_000 },
  { name: 'Casco de patio', detail: 'Certificado, ajustable', image: 'casco', price: 8_900_000 },
  {
    name: 'Aviso de precios',
    detail: 'Tablero de 4 productos',
    image: 'aviso',
    price: 189_000_000,
  },
  { name: 'Señal de seguridad', detail: 'Juego de 6 láminas', image: 'aviso', price: 9_750_000 },
];
