/** A product of the fictitious store; prices in minor units of the Colombian peso. */
export interface StoreProduct {
  readonly name: string;
  readonly detail: string;
  readonly picture: 'lata' | 'gorra' | 'casco' | 'aviso';
  readonly price: number;
}

export const PRODUCTS: readonly StoreProduct[] = [
  { name: 'Aceite 20W-50', detail: 'Caja de 6 galones', picture: 'lata', price: 51_900_000 },
  { name: 'Refrigerante verde', detail: 'Caja de 4 galones', picture: 'lata', price: 12_480_000 },
  { name: 'Gorra de isleros', detail: 'Paquete de 10', picture: 'gorra', price: 23_500_000 },
  { name: 'Casco de patio', detail: 'Certificado, ajustable', picture: 'casco', price: 8_900_000 },
  {
    name: 'Aviso de precios',
    detail: 'Tablero de 4 productos',
    picture: 'aviso',
    price: 189_000_000,
  },
  { name: 'Señal de seguridad', detail: 'Juego de 6 láminas', picture: 'aviso', price: 9_750_000 },
];
