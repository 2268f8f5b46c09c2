import { expect, test } from 'vitest';
import { readSlides } from './read-slides.ts';
import { casesPolicy } from './sanitiser-cases.ts';

test('returns the slides of a carousel block', () => {
  const html = `<figure><img src="/a.svg"><h3>A</h3><p>B</p><a href="/admin/orders-list">C</a></figure>`;
  expect(readSlides(html, casesPolicy)).toEqual([
    {
      title: 'A',
      text: 'B',
      image: 'https://portal.example.com/a.svg',
      link: { label: 'C', href: '/admin/orders-list' },
    },
  ]);
});

test('skips images and links that are not allowed', () => {
  const html = `<figure><img src="data:image/svg+xml,x"><img src="https://store.example.com/a.svg"><h3>A</h3>
    <a href="java&#115;cript:x()">B</a><a href="https://store.example.com/c">C</a></figure>
    <figure><img src="//evil.example.org/a.svg"><h3>D</h3><a href="//evil.example.org">E</a></figure>`;
  expect(readSlides(html, casesPolicy)).toEqual([
    {
      title: 'A',
      text: '',
      image: 'https://store.example.com/a.svg',
      link: { label: 'C', href: 'https://store.example.com/c' },
    },
    { title: 'D', text: '', image: null, link: null },
  ]);
});
