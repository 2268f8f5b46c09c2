import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * The rules of the HTML specification that the W3C's validator checks, as far as a page of ours can
 * break them. `npm run markup` asks the validator itself, which needs Java.
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

/** What is wrong with a page's markup, one line a fault: the rule, what it says, and the element. */
export async function markupFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** The page as it is now, as HTML. */
export const renderedMarkup = (page: Page): Promise<string> =>
  page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
