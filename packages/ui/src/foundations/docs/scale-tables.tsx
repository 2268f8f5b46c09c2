import type { ReactNode } from 'react';
import scale from '../tokens/scale.css?raw';
import { getPixels, getScale, getScaleValue, type ScaleToken } from '../tokens/scale-values.ts';
import { getThemeValues } from '../tokens/theme-values.ts';
import { DocFrame } from './doc-frame.tsx';
import { sheets } from './sheets.ts';

const formatPixels = (value: string) => `${value} (${getPixels(value)} px)`;

interface TokenTableProps {
  tokens: readonly ScaleToken[];
  /** Renders an example of the token. */
  renderSample: (token: ScaleToken) => ReactNode;
  /** Formats the value; in rem and pixels by default. */
  formatValue?: (token: ScaleToken) => string;
}

const TokenTable = ({
  tokens,
  renderSample,
  formatValue = (token) => formatPixels(token.value),
}: TokenTableProps) => (
  <DocFrame>
    <table>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <th scope="row">{token.name}</th>
            <td className="doc-number">{formatValue(token)}</td>
            <td style={{ width: '55%' }}>{renderSample(token)}</td>
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
    formatValue={({ value }) => value.split(', ')[0] ?? ''}
    renderSample={({ value }) => <span style={{ fontFamily: value }}>{sampleText}</span>}
  />
);

/** The font weights. */
export const FontWeights = () => (
  <TokenTable
    tokens={getScale(scale, 'font-weight')}
    formatValue={({ value }) => value}
    renderSample={({ value }) => <span style={{ fontWeight: value }}>{sampleText}</span>}
  />
);

/** The text sizes, each with its line height. */
export const TypeScale = () => (
  <TokenTable
    tokens={getScale(scale, 'text').filter(({ name }) => !name.includes('--'))}
    formatValue={({ name, value }) =>
      `${formatPixels(value)}, line ${getScaleValue(scale, `${name}--line-height`)}`
    }
    renderSample={({ value }) => <span style={{ fontSize: value }}>{sampleText}</span>}
  />
);

const spacingRem = Number.parseFloat(/--spacing: ([\d.]+)rem;/.exec(scale)?.[1] ?? '');

/** The spacing scale: multiples of the base unit. */
export const SpacingScale = () => (
  <TokenTable
    tokens={[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((multiplier) => ({
      name: `p-${multiplier}, gap-${multiplier}`,
      value: `${multiplier * spacingRem}rem`,
    }))}
    renderSample={({ value }) => <div className="doc-bar" style={{ width: value }} />}
  />
);

/** The border radii. */
export const Radii = () => (
  <TokenTable
    tokens={getScale(scale, 'radius')}
    renderSample={({ value }) => <div className="doc-box" style={{ borderRadius: value }} />}
  />
);

/** The components that use each elevation. */
const usesByElevation = ['cards', 'menus and panels', 'dialogs'] as const;

/** The shadows by elevation. */
export const Elevations = () => (
  <TokenTable
    tokens={[...getThemeValues(sheets, 'standard', 'light')]
      .filter(([name]) => name.startsWith('elevation-'))
      .map(([name, value]) => ({ name: name.replace('elevation', 'elevate'), value }))}
    formatValue={({ value }) => value}
    renderSample={({ name, value }) => (
      <div className="doc-box" style={{ boxShadow: value }}>
        {usesByElevation[Number(name.at(-1)) - 1]}
      </div>
    )}
  />
);

/** The breakpoints. */
export const Breakpoints = () => (
  <TokenTable
    tokens={getScale(scale, 'breakpoint')}
    renderSample={({ value }) => (
      <div className="doc-bar" style={{ width: `${getPixels(value) / 12}%` }} />
    )}
  />
);

/** The container widths. */
export const Containers = () => (
  <TokenTable
    tokens={getScale(scale, 'container')}
    renderSample={({ value }) => (
      <div className="doc-bar" style={{ width: `${getPixels(value) / 13}%` }} />
    )}
  />
);

/** The animations with their duration and easing. */
export const MotionTable = () => (
  <TokenTable
    tokens={[...getScale(scale, 'animate'), ...getScale(scale, 'default')]}
    formatValue={({ value }) => value}
    renderSample={({ name, value }) =>
      name.startsWith('animate') && (
        <div className="doc-bar" style={{ width: '2rem', animation: value }} />
      )
    }
  />
);
