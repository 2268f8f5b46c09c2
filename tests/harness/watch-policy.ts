import type { BrowserContext } from '@playwright/test';

/** What a page may not do, as the browser reported it. */
export interface PolicyWatch {
  /** Every violation of the content security policy, and every error of a page's script. */
  readonly reports: readonly string[];
}

/**
 * What is left without the reports from the sanitiser: it reads foreign markup in a document of its
 * own, where nothing is rendered or run, and where the policy speaks up as well.
 */
export const outsideSanitiser = ({ reports }: PolicyWatch): readonly string[] =>
  reports.filter((report) => !report.includes('/assets/sanitiser-'));

/** Listens on every page of a browser for violations of its policy and for crashes. */
export async function watchPolicy(context: BrowserContext): Promise<PolicyWatch> {
  const reports: string[] = [];
  await context.exposeFunction('reportViolation', (report: string) => {
    reports.push(report);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const place = `${sourceFile}:${lineNumber}`;
      // The name is put on the window by the harness.
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
