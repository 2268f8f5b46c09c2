import { colourPairs, type MeasuredPair, measurePairs } from '../tokens/contrast-pairs.ts';
import { getThemeValues, themeModes, themeNames } from '../tokens/theme-values.ts';
import { DocFrame } from './doc-frame.tsx';
import { sheets } from './sheets.ts';

const measurements = themeNames.flatMap((theme) =>
  themeModes.map((mode) => ({
    theme,
    mode,
    values: getThemeValues(sheets, theme, mode),
    pairs: measurePairs(getThemeValues(sheets, theme, mode)),
  })),
);

const Ratio = ({ pair }: { pair: MeasuredPair | undefined }) =>
  pair && (
    <span className={pair.passes ? undefined : 'doc-fail'}>
      {`${pair.ratio.toFixed(2)}${pair.passes ? '' : ' ✗'}`}
    </span>
  );

/** The contrast of every color pair of the kit, computed from the tokens of each theme and mode. */
export const ContrastTable = () => (
  <DocFrame>
    <div style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">At least</th>
            {measurements.map(({ theme, mode }) => (
              <th key={`${theme} ${mode}`} scope="col">
                <span>{theme}</span>
                <br />
                <span>{mode}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colourPairs.map(({ ink, on, minimum }, row) => (
            <tr key={`${ink} ${on}`}>
              <th scope="row" style={{ fontWeight: 400 }}>
                {`${ink} on ${on}`}
              </th>
              <td className="doc-number">{minimum}</td>
              {measurements.map(({ theme, mode, values, pairs }) => (
                <td key={`${theme} ${mode}`}>
                  <span
                    className="doc-sample"
                    style={{ color: values.get(ink), background: values.get(on) }}
                  >
                    <Ratio pair={pairs[row]} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </DocFrame>
);

/** A sentence that states how many pairs are measured and how many reach AA. */
export const ContrastSummary = () => {
  const allPairs = measurements.flatMap(({ pairs }) => pairs);
  const passingCount = allPairs.filter(({ passes }) => passes).length;
  const lowestTextRatio = Math.min(
    ...allPairs.filter(({ minimum }) => minimum === 4.5).map(({ ratio }) => ratio),
  );
  return (
    <p>
      {`${allPairs.length} pairs are measured; ${passingCount} of them reach AA. The lowest text contrast is ${lowestTextRatio.toFixed(2)} to 1.`}
    </p>
  );
};
