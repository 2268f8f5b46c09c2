import type { BrowserContext } from '@playwright/test';

/** Violations and errors that the browser reported. */
export interface PolicyReports {
  /** Every violation of the content security policy, and every error of a page's script. */
  readonly reports: readonly string[];
}

/**
 * Returns the reports without those of the sanitiser. It parses untrusted markup in an inert document, which
 * reports violations although it renders and runs nothing.
 */
export const excludeSanitiserReports = ({ reports }: PolicyReports): readonly string[] =>
  reports.filter((report) => !report.includes('/assets/sanitiser-'));

/** Records CSP violations and uncaught errors on every page of a browser context. */
export async function watchPolicy(context: BrowserContext): Promise<PolicyReports> {
  const reports: string[] = [];
  await context.exposeFunction('reportViolation', (report: string) => {
    reports.push(report);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const source = `${sourceFile}:${lineNumber}`;
      // The harness exposes this function on the window.
      const report = Reflect.get(window, 'reportViolation');
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${source} ${sample}`);
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
