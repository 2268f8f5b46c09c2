import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { renameOperations, renameProduct } from './rename-product.ts';

const renamed = (source: string, product = 'Surtidor') =>
  print(renameProduct(parse(source), product));

test.each([
  [
    '{ getBonosProductoConfig { messageSuccess } }',
    'getBonosProductoConfig: getBonosSurtidorConfig',
  ],
  ['{ getBonosProducto(uuid: "1") { uuid } }', 'getBonosProducto: getBonosSurtidor(uuid: "1")'],
  [
    'mutation { addProductoBono(bonos: []) { uuid } }',
    'addProductoBono: addSurtidorBono(bonos: [])',
  ],
])('%s is asked for under the product and answered under its own name', (source, expected) => {
  expect(renamed(source)).toContain(expected);
});

test('an alias of the operation stays its own', () => {
  expect(renamed('{ mine: getBonosProducto { uuid } }')).toContain('mine: getBonosSurtidor');
});

test('only root fields carry the product, and other documents stay the very same object', () => {
  expect(renamed('{ documentos { Producto } }')).toContain('Producto');
  const document = parse('{ documentos { total_count } }');
  expect(renameProduct(document, 'Surtidor')).toBe(document);
});

test('a survey is sent by the mutation that the deployment names, and answered under our name', () => {
  const document = parse('mutation { submitSurvey(input: 1) { success } }');
  const names = { product: 'Surtidor', surveyMutation: 'sendPoll' };
  expect(print(renameOperations(document, names))).toContain('submitSurvey: sendPoll(input: 1)');
  expect(renameOperations(document, { product: 'Surtidor' })).toBe(document);
});
