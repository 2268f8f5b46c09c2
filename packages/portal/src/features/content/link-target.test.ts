import { defaultDeploymentOptions } from '@surtidor/domain/variants';
import { describe, expect, it } from 'vitest';
import { getImageUrl, getLinkTarget } from './link-target.ts';

const policy = {
  hosts: ['store.example.com'],
  origin: 'https://portal.example.com',
  routes: defaultDeploymentOptions,
};

describe('getLinkTarget', () => {
  it.each([
    ['/admin/pending-invoices?q=1', { kind: 'page', href: '/admin/pending-invoices?q=1' }],
    ['https://portal.example.com/', { kind: 'page', href: '/' }],
    ['https://store.example.com/a', { kind: 'site', href: 'https://store.example.com/a' }],
    ['/admin/no-such-page', null],
    ['https://evil.example.org/', null],
    ['javascript:alert(1)', null],
    ['//evil.example.org', null],
    ['https://store.example.com@evil.example.org/', null],
    ['', null],
    [null, null],
  ])('returns the allowed target of %s, or null', (url, target) => {
    expect(getLinkTarget(url, policy)).toEqual(target);
  });
});

describe('getImageUrl', () => {
  it.each([
    ['https://store.example.com/a.png', 'https://store.example.com/a.png'],
    ['data:image/svg+xml;base64,PHN2Zz4=', null],
    ['https://evil.example.org/pixel.gif', null],
  ])('for %s, returns %s', (url, expected) => {
    expect(getImageUrl(url, policy)).toBe(expected);
  });
});
