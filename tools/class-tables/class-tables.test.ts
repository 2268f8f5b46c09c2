import { describe, expect, it, test } from 'vitest';
import { sourceFiles } from '../import-boundaries/source-files.ts';
import { conditionalClasses } from './conditional-classes.ts';

/** Stories and the workshop's own pages may say what they like. */
const presentational =
  /^(packages\/ui|apps\/portal)\/src\/(?!docs\/|story\/|.*\.(stories|test)\.tsx?$)/;

test('classes that hang on something stand in tables (cva), in the kit and in the portal', () => {
  const faults = sourceFiles()
    .filter(({ file }) => presentational.test(file))
    .flatMap(({ file, source }) =>
      conditionalClasses(file, source).map((condition) => `${file}: ${condition}`),
    );
  expect(faults).toEqual([]);
});

describe('what is found', () => {
  it.each([
    ["<p className={open && 'lit'} />", "open && 'lit'"],
    ['<p className={open ? one : other} />', 'open ? one : other'],
    ["<p className={clsx('flex', !open && closed)} />", '!open && closed'],
    ["<p className={clsx('flex', { hidden: closed })} />", '{ hidden: closed }'],
    [`<p className={\`flex \${open ? '' : 'hidden'}\`} />`, "open ? '' : 'hidden'"],
    ["<p className={clsx(['flex', open && 'lit'])} />", "open && 'lit'"],
    ["<Panel panelClassName={open ? 'a' : 'b'} />", "open ? 'a' : 'b'"],
    ["const look = open ? 'md:text-ink' : '';", "open ? 'md:text-ink' : ''"],
  ])('%s', (source, condition) => {
    expect(conditionalClasses('x.tsx', source)).toEqual([condition]);
  });
});

describe('what is none', () => {
  it.each([
    '<p className={rowClasses({ open, className })} />',
    "<p className={tabClasses({ lit: lit ? 'yes' : 'no' })} />",
    "<p className={clsx('flex', className)} />",
    "<p className={className ?? 'h-4 w-full'} />",
    `<p className={\`text-sm \${inkTone[tone]}\`} />`,
    "const label = open ? 'Ver menos' : 'Ver todo';",
    "const id = open ? 'invoice' : 'order-item';",
  ])('%s', (source) => {
    expect(conditionalClasses('x.tsx', source)).toEqual([]);
  });
});
