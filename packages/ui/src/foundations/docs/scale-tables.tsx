import type { ReactNode } from 'react';
import scale from '../tokens/scale.css?raw';
import { getPixels, getScale, type ScaleToken, scaleValue } from '../tokens/scale-values.ts';
import { themeValues } from '../tokens/theme-values.ts';
import { DocFrame } from './doc-frame.tsx';
import { sheets } from './sheets.ts';

const pixels = (value: string) => `${value} (${getPixels(value)} px)`;

interface TokenTableProps {
  tokens: readonly ScaleToken[];
  /** Renders an example of the token. */
  sample: (token: ScaleToken) => ReactNode;
  /** Formats the value; in rem and pixels by default. */
  value?: (token: ScaleToken) => string;
}

const TokenTable = ({
  tokens,
  sample,
  value = (token) => pixels(token.value),
}: TokenTableProps) => (
  <DocFrame>
    <table>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <th scope="row">{token.name}</th>
            <td className="doc-number">{value(token)}</td>
            <td style={{ width: '55%' }}>{sample(token)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </DocFrame>
);

const sampleText = 'Pague sus facturas en un solo paso';

/** The two font families as loaded on this page. */
export const FontFamilies = () => (
  <TokenTable
    tokens={getScale(scale, 'font').filter(({ name }) => !name.startsWith('font-weight-'))}
    value={({ value }) => value.split(', ')[0] ?? ''}
    sample={({ value }) => <span style={{ fontFamily: value }}>{sampleText}</span>}
  />
);

/** The font weights. */
export const FontWeights = () => (
  <TokenTable
    tokens={getScale(scale, 'font-weight')}
    value={({ value }) => value}
    sample={({ value }) => <span style={{ fontWeight: value }}>{sampleText}</span>}
  />
);

/** The text sizes, each with its line height. */
export const TypeScale = () => (
  <TokenTable
    tokens={getScale(scale, 'text').filter(({ name }) => !name.includes('--'))}
    value={({ name, value }) =>
      `${pixels(value)}, line ${scaleValue(scale, `${name}--line-height`)}`
    }
    sample={({ value }) => <span style={{ fontSize: value }}>{sampleText}</span>}
  />
);

const spacing = Number.parseFloat(/--spacing: ([\d.]+)rem;/.exec(scale)?.[1] ?? '');

/** The spacing scale: multiples of the base unit. */
export const SpacingScale = () => (
  <TokenTable
    tokens={[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => ({
      name: `p-${step}, gap-${step}`,
      value: `${step * spacing}rem`,
    }))}
    sample={({ value }) => <div className="doc-bar" style={{ width: value }} />}
  />
);

/** The border radii. */
export const Radii = () => (
  <TokenTable
    tokens={getScale(scale, 'radius')}
    sample={({ value }) => <div className="doc-box" style={{ borderRadius: value }} />}
  />
);

/** The components that use each elevation. */
const uses = ['cards', 'menus and panels', 'dialogs'] as const;

/** The shadows by elevation. */
export const Elevations = () => (
  <TokenTable
    tokens={[...themeValues(sheets, 'standard', 'light')]
      .filter(([name]) => name.startsWith('elevation-'))
      .map(([name, value]) => ({ name: name.replace('elevation', 'elevate'), value }))}
    value={({ value }) => value}
    sample={({ name, value }) => (
      <div className="doc-box" style={{ boxShadow: value }}>
        {uses[Number(name.at(-1)) - 1]}
      </div>
    )}
  />
);

/** The breakpoints. */
export const Breakpoints = () => (
  <TokenTable
    tokens={getScale(scale, 'breakpoint')}
    sample={({ value }) => (
      <div className="doc-bar" style={{ width: `${getPixels(value) / 12}%` }} />
    )}
  />
);

/** The container widths. */
export const Containers = () => (
  <TokenTable
    tokens={getScale(scale, 'container')}
    sample={({ value }) => (
      <div className="doc-bar" style={{ width: `${getPixels(value) / 13}%` }} />
    )}
  />
);

/** The animations with their duration and easing. */
export const MotionTable = () => (
  <TokenTable
    tokens={[...getScale(scale, 'animate'), ...getScale(scale, 'default')].filter(
      ({ name }) => name !== 'default-font-family',
    )}
    value={({ value }) => value}
    sample={({ name, value }) =>
      name.startsWith('animate') && (
        <div className="doc-bar" style={{ width: '2rem', animation: value }} />
      )
    }
  />
);
