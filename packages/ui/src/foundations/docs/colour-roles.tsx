import type { ThemeMode, ThemeName } from '../tokens/theme-values.ts';
import { getThemeValues } from '../tokens/theme-values.ts';
import { DocFrame } from './doc-frame.tsx';
import { sheets } from './sheets.ts';

export interface ColourRolesProps {
  theme: ThemeName;
  mode: ThemeMode;
}

/** The color roles of a theme with their values. */
export const ColourRoles = ({ theme, mode }: ColourRolesProps) => {
  const colours = [...getThemeValues(sheets, theme, mode)].filter(([, value]) =>
    /^(?:#|rgb)/.test(value),
  );
  return (
    <DocFrame theme={theme} mode={mode}>
      <div className="doc-grid">
        {colours.map(([role, value]) => (
          <div key={role} className="doc-swatch">
            <div style={{ background: value }} />
            <div>
              <div className="doc-name">{role}</div>
              <div className="doc-note">{value}</div>
            </div>
          </div>
        ))}
      </div>
    </DocFrame>
  );
};
