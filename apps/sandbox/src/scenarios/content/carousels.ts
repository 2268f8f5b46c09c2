import type { CmsBlockRow } from './content-rows.ts';
import { type Slide, slideMarkup } from './slide.ts';

const pay: Slide = {
  image: 'carrusel-estacion.svg',
  title: 'Pague sus facturas desde la estación',
  text: 'Total o parcial, por transferencia y con el resultado al instante.',
  link: { href: '/admin/pending-invoices', label: 'Ver facturas pendientes' },
};

const vouchers: Slide = {
  image: 'carrusel-bonos.svg',
  title: 'Bonos regalo para su equipo',
  text: 'Reconozca a quienes atienden cada turno: usted elige el valor y nosotros lo enviamos.',
  link: { href: '/admin/bonos-regalo', label: 'Comprar bonos' },
};

const orders: Slide = {
  image: 'carrusel-carretera.svg',
  title: 'Su combustible, siempre a la vista',
  text: 'Siga cada pedido desde la planta hasta su estación, con remisión y guía de transporte.',
  link: { href: '/admin/orders-list', label: 'Seguir mis pedidos' },
};

const coast: Slide = {
  image: 'carrusel-costa.svg',
  title: 'Rutas nuevas por toda la costa',
  text: 'Ampliamos los horarios de despacho para llegar antes del amanecer.',
  link: { href: '/admin/orders-list', label: 'Ver mis pedidos' },
};

const volcano: Slide = {
  image: 'carrusel-volcan.svg',
  title: 'De la Sierra a la Costa, sin demoras',
  text: 'Consulte su estado de cuenta en línea y planee el abastecimiento de la semana.',
  link: { href: '/admin/account-status', label: 'Ver estado de cuenta' },
};

const oils: Slide = {
  image: 'carrusel-lubricantes.svg',
  title: 'La línea completa para cada motor',
  text: 'Sintéticos, minerales, grasas y refrigerantes con entrega programada.',
  link: { href: '/admin/account-status', label: 'Ver estado de cuenta' },
};

const block = (identifier: string, title: string, slides: readonly Slide[]): CmsBlockRow => ({
  identifier,
  title,
  content: slides.map(slideMarkup).join('\n'),
});

/** The carousels of the dashboard, one per family of stores, and the banner that stands in for them. */
export const carouselBlocks: readonly CmsBlockRow[] = [
  block('home-carousel', 'Carrusel de inicio', [orders, pay, vouchers]),
  block('home-carousel-peru', 'Carrusel de inicio, Perú', [coast, pay, orders]),
  block('home-carousel-ecuador', 'Carrusel de inicio, Ecuador', [volcano, pay, orders]),
  block('home-carousel-lub', 'Carrusel de inicio, lubricantes', [oils, pay]),
  block('home-banner', 'Banner de inicio', [vouchers]),
  block('home-banner-fallback', 'Banner de respaldo', [
    {
      image: 'banner-respaldo.svg',
      title: 'Bienvenido a su portal de aliado',
      text: 'Sus pedidos, sus facturas y sus pagos en un solo lugar.',
    },
  ]),
];
