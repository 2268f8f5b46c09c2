const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const relations = `${schemas}/officeDocument/2006/relationships`;
const packages = `${schemas}/package/2006`;
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const part = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`;

/** Places in the list of cell styles below. */
export const styles = { plain: 0, title: 1, amount: 2, day: 3 } as const;

const styleSheet = part(
  `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="1"><fill><patternFill patternType="none"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    '<cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/>' +
    '<xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>' +
    '</styleSheet>',
);

const contentTypes = part(
  `<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
);

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${kind}" Target="${target}"/>`;

const relationsOf = (inner: string) =>
  part(`<Relationships xmlns="${packages}/relationships">${inner}</Relationships>`);

/** The XML parts of a workbook around its one sheet; `name` and `sheet` are XML already. */
export const workbookParts = (name: string, sheet: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': relationsOf(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': part(
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
      `<sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': relationsOf(
    relation(1, 'worksheet', 'worksheets/sheet1.xml') + relation(2, 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': styleSheet,
  'xl/worksheets/sheet1.xml': part(`<worksheet xmlns="${main}">${sheet}</worksheet>`),
});
