import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeName } from '@surtidor/domain';
import { z } from 'zod';
import type { PublicConfig } from '../../src/platform/config/public-config.ts';
import {
  type ReturnedSignIn,
  returnedSignInId,
} from '../../src/platform/session/returned-sign-in.ts';
import { barColours } from './page-colours.ts';

/** What differs between two answers of the same page. */
export interface PageParts {
  readonly nonce: string;
  /** The kit's theme, put on the document before the first paint. */
  readonly theme: ThemeName;
  /** Whether the page brings the looks of a first visit only, or of everything. */
  readonly styles: 'first' | 'whole';
  /** Script addresses this page will need next. */
  readonly preload: readonly string[];
  /** Markup rendered ahead, or nothing. */
  readonly markup: string;
  /** The sign-in form that the markup gives back: the script goes on with it. */
  readonly returned: ReturnedSignIn | null;
}

export type RenderPage = (parts: PageParts) => string;

/** JSON that may stand inside a script element: no `<` can close it. */
export const embeddableJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const returnedElement = (returned: ReturnedSignIn | null) =>
  returned === null
    ? ''
    : `<script type="application/json" id="${returnedSignInId}">${embeddableJson(returned)}</script>`;

const placeholders = /__(?:THEME|BAR|STYLES|NONCE)__|<!--(?:style|preload|app)-->/g;

/** The sheets, as the build's manifest names them. */
const sheetSources = { first: /^src\/style\.css/, whole: /^src\/whole-style\.css/ } as const;

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

function readSheet(clientFolder: string, source: RegExp): string {
  const manifest = readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const chunks = Object.entries(manifestSchema.parse(JSON.parse(manifest)));
  const [, sheet] = chunks.find(([name]) => source.test(name)) ?? [];
  if (sheet === undefined) throw new Error(`The build has no style sheet ${source.source}.`);
  return readFileSync(join(clientFolder, sheet.file), 'utf8');
}

/**
 * Turns the built index.html into a function. The stylesheet goes into the page, so that the first
 * paint needs one round trip only; the configuration becomes a JSON element.
 * @param codeMissing Markup that is shown when the portal's code does not come.
 */
export function readPageTemplate(
  clientFolder: string,
  config: PublicConfig,
  codeMissing: string,
): RenderPage {
  const built = readFileSync(join(clientFolder, 'index.html'), 'utf8')
    .replaceAll('__PRODUCT__', () => config.deploymentOptions.product)
    .replace('<!--code-missing-->', () => codeMissing)
    .replace('<!--config-->', () => {
      const json = embeddableJson(config);
      return `<script type="application/json" id="surtidor-config">${json}</script>`;
    });
  const sheets = {
    first: readSheet(clientFolder, sheetSources.first),
    whole: readSheet(clientFolder, sheetSources.whole),
  };
  return ({ nonce, theme, styles, preload, markup, returned }) => {
    const links = preload.map(
      (href) => `<link rel="modulepreload" nonce="${nonce}" href="${href}">`,
    );
    const parts: Readonly<Record<string, string>> = {
      __THEME__: theme,
      __BAR__: barColours[theme],
      __STYLES__: styles,
      __NONCE__: nonce,
      '<!--style-->': `<style nonce="${nonce}">${sheets[styles]}</style>`,
      '<!--preload-->': links.join('') + returnedElement(returned),
      '<!--app-->': markup,
    };
    // In one pass: what is put in, which a person may have typed, is never looked at again.
    return built.replace(placeholders, (name) => parts[name] ?? name);
  };
}
