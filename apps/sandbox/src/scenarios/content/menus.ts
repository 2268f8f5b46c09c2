import type { CmsBlockRow } from './content-rows.ts';
import { getMediaUrl } from './get-media-url.ts';

const renderLinks = (links: readonly (readonly [label: string, href: string])[]): string =>
  `<ul>${links
    .map(
      ([label, href]) => `<li><a href="${href}" target="_blank" rel="noopener">${label}</a></li>`,
    )
    .join('')}</ul>`;

/** Additional links of the side menu, for standard and lubricants stores. */
export const menuBlocks: readonly CmsBlockRow[] = [
  {
    identifier: 'menu-links',
    title: 'Enlaces del menú',
    content: renderLinks([
      ['Academia del aliado', getMediaUrl('academia.html')],
      ['Seguridad en la estación', getMediaUrl('seguridad.html')],
      ['Líneas de atención', getMediaUrl('atencion.html')],
    ]),
  },
  {
    identifier: 'menu-links-lub',
    title: 'Enlaces del menú de lubricantes',
    content: renderLinks([
      ['Fichas técnicas', getMediaUrl('fichas.html')],
      ['Academia del aliado', getMediaUrl('academia.html')],
      ['Líneas de atención', getMediaUrl('atencion.html')],
    ]),
  },
];
