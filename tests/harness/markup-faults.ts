import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * Checks the rules of the W3C validator that pages of the portal can break. `npm run markup` runs the validator
 * itself, which requires Java.
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
                  ? 'checkboxes and radio buttons cannot be read-only'
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

/** Returns the faults in a page's markup, each with its rule, message and element. */
export async function findMarkupFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Returns the current DOM as HTML. */
export const getRenderedMarkup = (page: Page): Promise<string> =>
  page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
