import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * The rules of the W3C validator that a page of the portal
 * can break. `npm run markup` runs the validator itself, which needs Java.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'no-redundant-role': 'error' },
    elements: [
      'html5',
      {
        link: { attributes: { href: { enum: ['/^\\S+$/'] } } },
        input: {
          attributes: {
            readonly: {
              allowed: (node: { getAttribute: (name: string) => unknown }) =>
                ['checkbox', 'radio'].includes(String(node.getAttribute('type')))
                  ? 'a box cannot be read only'
                  : null,
            },
          },
        },
        meta: {
          attributes: {
            content: {
              required: (node: { hasAttribute: (name: string) => boolean }) =>
                node.hasAttribute('charset') ? null : 'content is required',
            },
          },
        },
      },
    ],
  }),
);

/** Faults of a page's markup, one per line: the rule, its message and the element. */
export async function markupFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** The current DOM as HTML. */
export const renderedMarkup = (page: Page): Promise<string> =>
  page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
