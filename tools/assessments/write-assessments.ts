import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-tool.ts';
import {
  formatAccessibilityPage,
  formatOpenAcr,
  formatSecurityPage,
} from './format-assessments.ts';
import { readAccessibilityAssessment, readSecurityAssessment } from './read-assessments.ts';

/** Returns the generated documents by their path from the root. */
export function createAssessmentPages(): ReadonlyMap<string, string> {
  const accessibility = readAccessibilityAssessment();
  return new Map([
    ['docs/security/asvs.md', formatSecurityPage(readSecurityAssessment())],
    ['docs/accessibility/report.md', formatAccessibilityPage(accessibility)],
    ['docs/accessibility/openacr.yaml', formatOpenAcr(accessibility)],
  ]);
}

export function writeAssessments(): void {
  for (const [path, text] of createAssessmentPages()) writeFileSync(join(root, path), text);
}
