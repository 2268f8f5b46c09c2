const onlyPlain = /^[\x20-\x7e]*$/;

/** The text without accents, case and line breaks: 'Estación Ñ' and 'ESTACION N' become the same. */
export const foldText = (text: string): string =>
  onlyPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .replace(/\s/g, ' ')
        .toLowerCase();
