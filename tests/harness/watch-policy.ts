import type { BrowserContext } from '@playwright/test';

/** Violations and errors that the browser reported. */
export interface PolicyWatch {
  /** Every violation of the content security policy, and every error of a page's script. */
  readonly reports: readonly string[];
}

/**
 * Reports without those of the sanitiser: it parses untrusted markup in an inert document,
 * which renders and runs nothing but still reports violations.
 */
export const outsideSanitiser = ({ reports }: PolicyWatch): readonly string[] =>
  reports.filter((report) => !report.includes('/assets/sanitiser-'));

/** Records CSP violations and uncaught errors on every page of a browser. */
export async function watchPolicy(context: BrowserContext): Promise<PolicyWatch> {
  const reports: string[] = [];
  await context.exposeFunction('reportViolation', (report: string) => {
    reports.push(report);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const place = `${sourceFile}:${lineNumber}`;
      // The harness exposes this function on the window.
      const report = Reflect.get(window, 'reportViolation');
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${place} ${sample}`);
    });
  });
  context.on('weberror', (error) => reports.push(`crash: ${error.error().message}`));
  context.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) {
      reports.push(`console at ${message.location().url}: ${message.text()}`);
    }
  });
  return { reports };
}
