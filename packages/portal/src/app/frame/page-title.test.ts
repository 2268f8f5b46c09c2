import { expect, it } from 'vitest';
import { formatPageTitle } from './page-title.tsx';

it.each([
  [0, 'Facturas pendientes · Surtidor'],
  [3, '(3) Facturas pendientes · Surtidor'],
])('formats the title with %s unread as %s', (unreadCount, expected) => {
  expect(formatPageTitle('Facturas pendientes', 'Surtidor', unreadCount)).toBe(expected);
});
