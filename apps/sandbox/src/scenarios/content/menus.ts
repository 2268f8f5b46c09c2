import type { CmsBlockRow } from './content-rows.ts';
import { media } from './media.ts';

const list = (links: readonly (readonly [label: string, href: string])[]): string =>
  `<ul>${links
    .map(
      ([label, href]) => `<li><a href="${href}" target="_blank" rel="noopener">${label}</a></li>`,
    )
    .join('')}</ul>`;

/** The extra links of the side menu: the standard stores' and the lubricants stores'. */
export const menuBlocks: readonly CmsBlockRow[] = [
  {
    identifier: 'menu-links',
    title: 'Enlaces del menú',
    content: list([
      ['Academia del aliado', media('academia.html')],
      ['Seguridad en la estación', media('seguridad.html')],
      ['Líneas de atención', media('atencion.html')],
    ]),
  },
  {
    identifier: 'menu-links-lub',
    title: 'Enlaces del menú de lubricantes',
    content: list([
      ['Fichas técnicas', media('fichas.html')],
      ['Academia del aliado', media('academia.html')],
      ['Líneas de atención', media('atencion.html')],
    ]),
  },
];
