import { addDays } from '../../shared/time.ts';
import { type Day, getTimestamp } from '../calendar/calendar.ts';
import type { BlogPostRow } from './content-rows.ts';
import { getMediaUrl } from './get-media-url.ts';

interface Draft {
  readonly daysAgo: number;
  readonly key: string;
  readonly name: string;
  readonly image: string;
  readonly summary: string;
  readonly body: string;
}

const drafts: readonly Draft[] = [
  {
    daysAgo: 2,
    key: 'pagos-parciales-desde-el-portal',
    name: 'Ahora puede pagar una parte de su factura',
    image: 'noticia-pagos.svg',
    summary: 'Elija el valor que desea abonar y conserve el saldo para después.',
    body: '<p>Desde hoy, al seleccionar una factura usted decide si la paga completa o solo una parte. El saldo restante sigue visible en sus facturas pendientes.</p><h3>Cómo hacerlo</h3><ol><li>Seleccione una o varias facturas.</li><li>Cambie el tipo de pago a <strong>parcial</strong>.</li><li>Escriba el valor y continúe a la entidad financiera.</li></ol><p>El resultado se muestra apenas la entidad lo confirma.</p>',
  },
  {
    daysAgo: 6,
    key: 'cierres-viales-por-lluvias',
    name: 'Cierres viales por temporada de lluvias',
    image: 'noticia-lluvias.svg',
    summary: 'Programe sus pedidos con un día más de anticipación en las rutas de montaña.',
    body: '<p>La temporada de lluvias afecta varias rutas de montaña. Para que su estación no se quede sin producto, le recomendamos solicitar los pedidos con <strong>un día adicional</strong> de anticipación.</p><p>En el detalle de cada pedido encontrará la fecha estimada de entrega actualizada.</p>',
  },
  {
    daysAgo: 11,
    key: 'flota-renovada',
    name: 'Una flota más nueva para llegar a tiempo',
    image: 'noticia-flotas.svg',
    summary: 'Cuarenta cisternas nuevas con seguimiento en línea se suman a la operación.',
    body: '<p>Cuarenta cisternas con seguimiento satelital se suman a nuestras rutas. Verá la placa y el transportista en el historial de su pedido desde que sale de la planta.</p>',
  },
  {
    daysAgo: 19,
    key: 'inspeccion-de-extintores',
    name: 'Mes de la seguridad: revise sus extintores',
    image: 'noticia-seguridad.svg',
    summary: 'Una lista corta para verificar los equipos de emergencia de su estación.',
    body: '<p>Durante este mes acompañamos a cada estación en la revisión de sus equipos de emergencia.</p><ul><li>Fecha de recarga vigente.</li><li>Manómetro en la zona verde.</li><li>Acceso libre y señalizado.</li></ul>',
  },
  {
    daysAgo: 27,
    key: 'academia-en-linea',
    name: 'La academia del aliado abre nuevos cursos',
    image: 'noticia-formacion.svg',
    summary: 'Servicio en pista, manejo de inventarios y primeros auxilios, sin costo.',
    body: '<p>Su equipo puede inscribirse en tres cursos nuevos, todos en línea y sin costo: servicio en pista, manejo de inventarios y primeros auxilios.</p><blockquote>«Terminamos el curso entre turnos y se notó en la pista la misma semana», cuenta una administradora.</blockquote>',
  },
  {
    daysAgo: 40,
    key: 'estaciones-con-energia-solar',
    name: 'Doce estaciones ya funcionan con energía solar',
    image: 'noticia-sostenible.svg',
    summary: 'Los paneles cubren el consumo de la iluminación y de la tienda.',
    body: '<p>Doce estaciones aliadas cubren con paneles solares el consumo de la iluminación y de la tienda. Si desea evaluar su cubierta, escríbanos por las líneas de atención.</p>',
  },
  {
    daysAgo: 58,
    key: 'calibracion-de-surtidores',
    name: 'Calendario de calibración de surtidores',
    image: 'noticia-mantenimiento.svg',
    summary: 'Consulte la semana asignada a su estación y prepare la visita.',
    body: '<p>La visita de calibración toma menos de dos horas por isla. Tenga a la mano el último certificado y reserve una isla a la vez para no detener la venta.</p>',
  },
  {
    daysAgo: 75,
    key: 'nueva-linea-de-lubricantes',
    name: 'Llega una línea de lubricantes para carga pesada',
    image: 'noticia-lubricantes.svg',
    summary: 'Mayor intervalo de cambio y menor consumo en rutas largas.',
    body: '<p>La nueva línea para carga pesada amplía el intervalo de cambio y reduce el consumo en rutas largas. Pregunte a su asesor por el programa de pruebas.</p>',
  },
  {
    daysAgo: 96,
    key: 'mantenimiento-programado',
    name: 'Mantenimiento programado del portal',
    image: '',
    summary: 'El domingo de 2:00 a 5:00 a. m. algunas consultas no estarán disponibles.',
    body: '<p>El domingo, de 2:00 a 5:00 a. m., actualizaremos el portal. Los pagos iniciados antes de esa hora se confirman con normalidad.</p>',
  },
];

/** Builds the blog posts, oldest first, with dates relative to `today`. */
export const buildPosts = (today: Day): readonly BlogPostRow[] =>
  [...drafts].reverse().map((draft, index) => {
    const publishedAt = getTimestamp(addDays(today, -draft.daysAgo), 8 * 60);
    return {
      post_id: index + 1,
      name: draft.name,
      url_key: draft.key,
      short_description: draft.summary,
      content: draft.body,
      image: draft.image === '' ? null : getMediaUrl(draft.image),
      publish_date: publishedAt,
      created_at: publishedAt,
      updated_at: publishedAt,
    };
  });
