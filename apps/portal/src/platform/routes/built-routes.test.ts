import { describe, expect, it } from 'vitest';
import { builtSections, deskSections, screenAt, sectionPath } from './built-routes.ts';

const desk = '/admin/pending-invoices';
const at = (query: string) => screenAt(desk, 'Surtidor', new URLSearchParams(query));

describe('the sections of the payment desk', () => {
  it('is the list of invoices without a section', () => {
    expect(screenAt(desk, 'Surtidor')).toBe('pending-invoices');
  });

  it.each(['', 'section=', 'section=else', 'section=constructor', 'section=__proto__', 'q=cash'])(
    'is the list of invoices at ?%s',
    (query) => {
      expect(at(query)).toBe('pending-invoices');
    },
  );

  it.each(deskSections)('opens %s where it is built', (section) => {
    const { search } = new URL(sectionPath(desk, section), 'http://portal');
    expect(at(search)).toBe(builtSections['pending-invoices']?.[section] ?? 'pending-invoices');
  });

  it('leaves other routes alone', () => {
    expect(screenAt('/', 'Surtidor', new URLSearchParams('section=cash'))).toBe('dashboard');
    expect(screenAt('/nowhere', 'Surtidor', new URLSearchParams('section=cash'))).toBeNull();
  });
});
