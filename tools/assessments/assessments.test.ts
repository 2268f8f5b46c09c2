import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { readAccessibilityAssessment, readSecurityAssessment } from './read-assessments.ts';
import { createAssessmentPages } from './write-assessments.ts';

const { requirements } = readSecurityAssessment();
const { criteria } = readAccessibilityAssessment();

describe('the assessments', () => {
  it('have every requirement and criterion once', () => {
    // OWASP ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2; WCAG 2.2 has 31 criteria A and 24 AA.
    const countLevel = (items: readonly { readonly level: unknown }[], level: unknown) =>
      items.filter((item) => item.level === level).length;
    expect([countLevel(requirements, 1), countLevel(requirements, 2)]).toEqual([70, 183]);
    expect([countLevel(criteria, 'A'), countLevel(criteria, 'AA')]).toEqual([31, 24]);
    const ids = [...requirements, ...criteria].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('name proofs that exist', () => {
    const paths = [...requirements, ...criteria].flatMap(({ proofs = [] }) => proofs);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each([...createAssessmentPages()])('are in %s', (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  });
});
