import scale from '../tokens/scale.css?raw';
import { scaleOf } from '../tokens/scale-values.ts';
import { DocFrame } from './doc-frame.tsx';

/** How round things are. */
export const Radii = () => (
  <DocFrame>
    <div className="doc-tiles">
      {scaleOf(scale, 'radius').map(({ name, value }) => (
        <div key={name} className="doc-tile" style={{ borderRadius: value }}>
          <span className="doc-name">{name}</span>
          <span className="doc-note">{value}</span>
        </div>
      ))}
    </div>
  </DocFrame>
);

const heights = [
  ['elevate-1', 'cards'],
  ['elevate-2', 'menus and panels'],
  ['elevate-3', 'dialogs'],
] as const;

/** How far things stand above the page. */
export const Elevations = () => (
  <DocFrame>
    <div className="doc-tiles">
      {heights.map(([name, use], at) => (
        <div
          key={name}
          className="doc-tile"
          style={{ boxShadow: `var(--ui-elevation-${at + 1})`, borderRadius: '0.75rem' }}
        >
          <span className="doc-name">{name}</span>
          <span className="doc-note">{use}</span>
        </div>
      ))}
    </div>
  </DocFrame>
);
