const charactersByEntity: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  Uuml: 'Ü',
  iexcl: '¡',
  iquest: '¿',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
};

const decodeNamedEntity = (name: string): string | null =>
  Object.hasOwn(charactersByEntity, name) ? (charactersByEntity[name] ?? null) : null;

const decodeNumericEntity = (digits: string): string => {
  // With a leading 0, '241' and 'xF1' both parse as numbers.
  const code = Number(`0${digits}`);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/** Decodes the common entities; unknown ones are not changed. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z]{2,8}));/gi, (entity, digits, name) =>
    digits === undefined ? (decodeNamedEntity(name) ?? entity) : decodeNumericEntity(digits),
  );

/** Tags that can occur inside a word. */
const inlineTagPattern = /<\/?(?:a|b|em|font|i|small|span|strong|u)\b[^>]*>/gi;

/** Returns the text of HTML without tags, with decoded entities and collapsed spaces. */
export const getHtmlText = (html: string): string =>
  decodeEntities(html.replace(inlineTagPattern, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
