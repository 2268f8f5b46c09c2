import { describe, expect, it } from 'vitest';
import { english } from '../../src/platform/messages/en.ts';
import { definePortal } from '../../src/shared/config/portal-definition.ts';
import { specificationPortal } from '../../src/shared/config/specification-portal.ts';
import { spanish } from '../../src/shared/messages/es.ts';
import { checkDefinition } from './check-definition.ts';

describe('checkDefinition', () => {
  it('accepts the portal’s own texts and languages', () => {
    checkDefinition(specificationPortal);
    checkDefinition({
      ...specificationPortal,
      texts: spanish,
      languages: { en: { texts: english, kit: {} } },
    });
  });

  it('names a text without the placeholder of its key', () => {
    const texts = { 'Hello, {name}': 'Buenos días' } as const;
    expect(() => checkDefinition({ ...specificationPortal, texts })).toThrow("'Hello, {name}'");
  });

  it('names an unknown key', () => {
    const texts: Record<string, string> = { 'No such text': 'Nada' };
    expect(() => checkDefinition({ ...specificationPortal, texts })).toThrow("'No such text'");
  });

  it('names a store whose language is missing', () => {
    const definition = definePortal({
      product: 'Alba',
      description: '',
      stores: { istmo: { name: 'Istmo', country: 'EC', locale: 'en' } },
      defaultStore: 'istmo',
    });
    expect(() => checkDefinition(definition)).toThrow('istmo');
  });

  it.each([
    'javascript:alert(1)',
    'http://help.example.com',
    '//help.example.com',
    '/\\help.example.com',
  ])('names the link %s', (help) => {
    expect(() => checkDefinition({ ...specificationPortal, links: { help } })).toThrow(
      'links.help',
    );
  });

  it('accepts paths and https URLs as links', () => {
    const links = { help: 'ayuda', privacy: 'https://legal.example.com' };
    expect(() => checkDefinition({ ...specificationPortal, links })).not.toThrow();
  });

  it('names a path that is there twice', () => {
    const route = { path: '/admin/machines', title: 'Máquinas' } as const;
    expect(() => checkDefinition({ ...specificationPortal, routes: [route, route] })).toThrow(
      '/admin/machines',
    );
  });
});
