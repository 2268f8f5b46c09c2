import type { CmsBlockRow } from './content-rows.ts';

const terms = `
<h2>Términos y condiciones de uso</h2>
<p>Estas condiciones regulan el uso del portal de aliados. Al ingresar, usted declara que actúa en
nombre de la empresa que lo registró y que tiene facultades para hacerlo.</p>
<h3>1. Su cuenta</h3>
<p>La cuenta es personal. Conserve su contraseña en secreto y avísenos de inmediato si cree que otra
persona la conoce. El representante legal responde por los usuarios que crea.</p>
<h3>2. Pagos y compensaciones</h3>
<ul>
<li>Los pagos se confirman cuando la entidad financiera informa el resultado.</li>
<li>Mientras un pago está en proceso, las facturas incluidas permanecen bloqueadas.</li>
<li>Las compensaciones se confirman en aproximadamente 15 minutos.</li>
</ul>
<h3>3. Bonos regalo</h3>
<p>Los bonos tienen la vigencia y el monto máximo que se indican al comprarlos. No son canjeables por
dinero en efectivo.</p>
<h3>4. Disponibilidad</h3>
<p>Trabajamos para que el portal esté disponible siempre; las ventanas de mantenimiento se anuncian
con anticipación en la sección de noticias.</p>
<h3>5. Cambios</h3>
<p>Si estas condiciones cambian, le pediremos que las acepte de nuevo antes de continuar.</p>`.trim();

const privacy = `
<h2>Política de tratamiento de datos personales</h2>
<p>Tratamos sus datos para prestarle el servicio, atender sus solicitudes y cumplir obligaciones
legales. No los vendemos ni los cedemos a terceros sin su autorización.</p>
<h3>Qué datos tratamos</h3>
<ul>
<li>Identificación y contacto: nombre, documento, correo, teléfono y dirección.</li>
<li>Uso del portal: fecha de ingreso y dirección IP desde la que acepta estas políticas.</li>
</ul>
<h3>Sus derechos</h3>
<p>Usted puede conocer, actualizar, rectificar y suprimir sus datos, y revocar la autorización, por
medio de las líneas de atención publicadas en el menú.</p>
<h3>Vigencia</h3>
<p>Conservamos los datos mientras exista la relación comercial y durante los plazos que fija la ley.</p>`.trim();

/** The legal texts that users accept: terms of use and privacy policy. */
export const legalBlocks: readonly CmsBlockRow[] = [
  { identifier: 'terminos-y-condiciones', title: 'Términos y condiciones', content: terms },
  { identifier: 'habeas-data', title: 'Política de tratamiento de datos', content: privacy },
];
