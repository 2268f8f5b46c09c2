import type { CmsBlockRow } from './content-rows.ts';
import { renderSlide, type Slide } from './slide.ts';

const paySlide: Slide = {
  image: 'carrusel-estacion.svg',
  title: 'Pague sus facturas desde la estación',
  text: 'Total o parcial, por transferencia y con el resultado al instante.',
  link: { href: '/admin/pending-invoices', label: 'Ver facturas pendientes' },
};

const vouchersSlide: Slide = {
  image: 'carrusel-bonos.svg',
  title: 'Bonos regalo para su equipo',
  text: 'Reconozca a quienes atienden cada turno: usted elige el valor y nosotros lo enviamos.',
  link: { href: '/admin/bonos-regalo', label: 'Comprar bonos' },
};

const ordersSlide: Slide = {
  image: 'carrusel-carretera.svg',
  title: 'Su combustible, siempre a la vista',
  text: 'Siga cada pedido desde la planta hasta su estación, con remisión y guía de transporte.',
  link: { href: '/admin/orders-list', label: 'Seguir mis pedidos' },
};

const coastSlide: Slide = {
  image: 'carrusel-costa.svg',
  title: 'Rutas nuevas por toda la costa',
  text: 'Ampliamos los horarios de despacho para llegar antes del amanecer.',
  link: { href: '/admin/orders-list', label: 'Ver mis pedidos' },
};

const volcanoSlide: Slide = {
  image: 'carrusel-volcan.svg',
  title: 'De la Sierra a la Costa, sin demoras',
  text: 'Consulte su estado de cuenta en línea y planee el abastecimiento de la semana.',
  link: { href: '/admin/account-status', label: 'Ver estado de cuenta' },
};

const oilsSlide: Slide = {
  image: 'carrusel-lubricantes.svg',
  title: 'La línea completa para cada motor',
  text: 'Sintéticos, minerales, grasas y refrigerantes con entrega programada.',
  link: { href: '/admin/account-status', label: 'Ver estado de cuenta' },
};

const buildBlock = (identifier: string, title: string, slides: readonly Slide[]): CmsBlockRow => ({
  identifier,
  title,
  content: slides.map(renderSlide).join('\n'),
});

/** The dashboard's carousels for each group of stores, and its banners. */
export const carouselBlocks: readonly CmsBlockRow[] = [
  buildBlock('home-carousel', 'Carrusel de inicio', [ordersSlide, paySlide, vouchersSlide]),
  buildBlock('home-carousel-peru', 'Carrusel de inicio, Perú', [coastSlide, paySlide, ordersSlide]),
  buildBlock('home-carousel-ecuador', 'Carrusel de inicio, Ecuador', [
    volcanoSlide,
    paySlide,
    ordersSlide,
  ]),
  buildBlock('home-carousel-lub', 'Carrusel de inicio, lubricantes', [oilsSlide, paySlide]),
  buildBlock('home-banner', 'Banner de inicio', [vouchersSlide]),
  buildBlock('home-banner-fallback', 'Banner de respaldo', [
    {
      image: 'banner-respaldo.svg',
      title: 'Bienvenido a su portal de aliado',
      text: 'Sus pedidos, sus facturas y sus pagos en un solo lugar.',
    },
  ]),
];
